### 起きたこと。1行が1つの手。変数の説明は en/log.ftl にある。

log-deal =
    { $who ->
        [alone] カードが配られました。ノアは桟橋{ $dock }にいます。
        [you] ラウンド{ $round }が始まります。ノアは桟橋{ $dock }にいて、あなたから始めます。
       *[other] ラウンド{ $round }が始まります。ノアは桟橋{ $dock }にいて、{ $name }から始めます。
    }
log-load =
    { $who ->
        [you] あなたは桟橋{ $dock }に{ $card }を乗せました。
       *[other] { $name }は桟橋{ $dock }に{ $card }を乗せました。
    }
log-load-stay =
    { $who ->
        [you] あなたは桟橋{ $dock }に{ $card }を乗せました。ノアは動きません。
       *[other] { $name }は桟橋{ $dock }に{ $card }を乗せました。ノアは動きません。
    }
log-carries = 桟橋{ $dock }の渡し舟に乗せられる重量は、今は{ $carries }までです。
log-take =
    { $who ->
        [you] あなたは桟橋{ $dock }の{ $cards }を手札に加えました。
       *[other] { $name }は桟橋{ $dock }の{ $cards }を手札に加えました。
    }
log-flee =
    { $whom ->
        [you] { $who ->
            [you] あなたのワニに追われて、{ $card }があなたの手札に逃げ込みました。
           *[other] { $name }のワニに追われて、{ $card }があなたの手札に逃げ込みました。
        }
       *[other] { $who ->
            [you] あなたのワニに追われて、{ $card }が{ $other }の手札に逃げ込みました。
           *[other] { $name }のワニに追われて、{ $card }が{ $other }の手札に逃げ込みました。
        }
    }
log-reward =
    { $who ->
        [you] あなたのペナルティポイントが{ $count }点減りました。
       *[other] { $name }のペナルティポイントが{ $count }点減りました。
    }
log-peek =
    { $who ->
        [you] { $count ->
            [0] あなたは{ $other }の手札を見ました。
           *[other] あなたは{ $other }の手札を見ました：{ $cards }。
        }
       *[other] { $whom ->
            [you] { $name }はあなたの手札を見ました。
           *[other] { $name }は{ $other }の手札を見ました。
        }
    }
log-swap =
    { $who ->
        [you] あなたは{ $other }の手札から1枚引きました。
       *[other] { $whom ->
            [you] { $name }はあなたの手札から1枚引きました。
           *[other] { $name }は{ $other }の手札から1枚引きました。
        }
    }
log-draw =
    { $who ->
        [you] あなたは{ $other }の手札から{ $card }を引きました。
       *[other] { $name }はあなたの手札から{ $card }を引きました。
    }
log-return =
    { $who ->
        [you] あなたは{ $other }に{ $card }を返しました。
       *[other] { $whom ->
            [you] { $name }はあなたに{ $card }を返しました。
           *[other] { $name }は{ $other }に1枚返しました。
        }
    }
log-noah = ノアは桟橋{ $dock }へ移りました。
log-depart =
    { $next ->
        [none] 桟橋{ $dock }の渡し舟が{ $cards }を乗せて出発しました。代わりの渡し舟はもうありません。
        [roommates] 桟橋{ $dock }の渡し舟が{ $cards }を乗せて出発しました。代わりにルームメイトの渡し舟が着きました。
       *[plain] 桟橋{ $dock }の渡し舟が{ $cards }を乗せて出発しました。
    }
log-give =
    { $who ->
        [you] あなたは{ $other }に{ $card }を渡しました。
       *[other] { $whom ->
            [you] { $name }はあなたに{ $card }を渡しました。
           *[other] { $name }は{ $other }に1枚渡しました。
        }
    }
log-pair =
    { $who ->
        [you] ペアです。あなたはもう一度手番を行います。
       *[other] ペアです。{ $name }はもう一度手番を行います。
    }
log-order =
    { $who ->
        [you] あなたは山札の上を並べました：{ $cards }。
       *[other] { $name }は山札の上を並べました。
    }
log-lift =
    { $who ->
        [you] あなたは桟橋{ $dock }の{ $card }を山札の上に戻しました。
       *[other] { $name }は桟橋{ $dock }の{ $card }を山札の上に戻しました。
    }
log-keep =
    { $who ->
        [you] あなたは動物を戻しませんでした。
       *[other] { $name }は動物を戻しませんでした。
    }
log-drawn =
    { $who ->
        [you] あなたは{ $cards }を引きました。
       *[other] { $name }はカードを{ $count }枚引きました。
    }
log-discard = 山札からカードが{ $count }枚捨てられました。
log-round-end =
    { $why ->
        [ferries] ラウンド{ $round }が終わりました。渡し舟が出発し、予備の渡し舟はもうありません。
       *[hand] { $who ->
            [you] ラウンド{ $round }が終わりました。あなたの手札がなくなりました。
           *[other] ラウンド{ $round }が終わりました。{ $name }の手札がなくなりました。
        }
    }
log-tears =
    { $who ->
        [you] あなたは涙{ $tears }点を受け、合計{ $points }点になりました。
       *[other] { $name }は涙{ $tears }点を受け、合計{ $points }点になりました。
    }
log-won =
    { $who ->
        [you] ペナルティポイント{ $points }点で、あなたの勝ちです！
       *[other] ペナルティポイント{ $points }点で、{ $name }の勝ちです。
    }
log-tied = ペナルティポイント{ $points }点で、{ $names }が同点で勝ちました。
log-solo-won =
    { $who ->
        [you] 山札も手札もなくなりました。あなたの勝ちです！
       *[other] 山札も手札もなくなりました。{ $name }の勝ちです。
    }
log-solo-lost =
    { $why ->
        [noah] { $who ->
            [you] ノアの行き先がありません。あなたの負けです。
           *[other] ノアの行き先がありません。{ $name }の負けです。
        }
       *[hand] { $who ->
            [you] 乗せられるカードが手札にありません。あなたの負けです。
           *[other] 乗せられるカードが手札にありません。{ $name }の負けです。
        }
    }
log-stand-in =
    { $stands ->
        [yes] { $who ->
            [you] これからはボットがあなたの代わりに遊びます。
           *[other] これからはボットが{ $name }の代わりに遊びます。
        }
       *[no] { $who ->
            [you] またあなた自身が遊びます。
           *[other] { $name }が戻りました。
        }
    }
log-by-bot = { $name }（ボット）
