### ゲーム中と終わったあとのテーブル。変数の説明は en/table.ftl にある。

## 画面の各部

table-brand = ノア
table-heading = テーブル
table-side = プレイヤー、点数、記録
table-players = ほかのプレイヤー
table-docks = 5つの桟橋
table-reserve = 予備の渡し舟
table-actions = することの案内
table-hand = あなたの手札
table-log = 記録
table-current = ノアのいる渡し舟
table-score = ペナルティポイント
table-you = あなた
table-open-seat = 空席
table-settings = 設定（新しいタブ）
table-menu = メニュー
table-dismiss = 閉じる
table-last-round = 前のラウンドの結果
table-open-log =
    { $count ->
        [0] 記録
       *[other] 記録、新着{ $count }件
    }
table-round =
    { $ending ->
        [rounds] ラウンド{ $round }／3
       *[reach26] ラウンド{ $round }、26点まで
    }
table-watching = 観戦中

## 桟橋と渡し舟

table-dock = 桟橋{ $dock }
table-dock-none = なし
table-dock-empty = 桟橋{ $dock }：渡し舟なし
table-dock-label =
    { $target ->
        [yes] ここへノアを動かす：{ table-dock-told }
       *[no] { table-dock-told }
    }
table-dock-told =
    { $noah ->
        [yes] { table-dock-line }、ノアがいる
       *[no] { table-dock-line }
    }
table-dock-line =
    { $roommates ->
        [yes] { table-dock-facts }、ルームメイト
       *[no] { table-dock-facts }
    }
table-dock-facts =
    { $count ->
        [0] 桟橋{ $dock }：空、{ $carries }まで
       *[other] { $sequence ->
            [same] 桟橋{ $dock }：{ $carries }のうち{ $weight }、全員同じ性別、次は{ sex-next }、最後は{ $last }
            [alternating] 桟橋{ $dock }：{ $carries }のうち{ $weight }、交互、次は{ sex-next }、最後は{ $last }
           *[free] 桟橋{ $dock }：{ $carries }のうち{ $weight }、次はオスでもメスでもよい、最後は{ $last }
        }
    }
sex-next =
    { $next ->
        [m] オス
        [f] メス
       *[none] オスかメス
    }
table-ferry-needs = あと{ $room }
table-ferry-full = 出発
table-ferry-next = 次
table-ferry-last = 最後
table-ferry-any = 自由
table-roommates-short = ルームメイト
table-sign-target = ノアをここへ？
table-sign-load = ここに乗せる
table-sign-noah = ノア
table-reserve-left =
    { $count ->
       *[other] 隻が待機中
    }
table-reserve-roommates = 次：ルームメイト
table-next-give = 次の出発：{ $count }枚渡す
table-next-discard = 次の出発：{ $count }枚捨てる
table-stock =
    { $count ->
        [0] 山札はありません
       *[other] 山札{ $count }枚
    }
table-current-ferry =
    { $room ->
        [0] 桟橋{ $dock }：{ $carries }のうち{ $weight }、出発
       *[other] 桟橋{ $dock }：{ $carries }のうち{ $weight }、あと{ $room }
    }
table-current-more = 前に{ $count }匹
table-aboard-line =
    { $roommates ->
        [yes] { table-aboard }。同じ種類の動物は2匹乗れません。
       *[no] { table-aboard }。
    }
table-aboard =
    { $count ->
        [0] 渡し舟は空です。重量{ $carries }まで乗せられます
       *[other] { $sequence ->
            [same] { $carries }のうち{ $weight }：全員同じ性別で、次は{ sex-next }
            [alternating] { $carries }のうち{ $weight }：オスとメスが交互で、次は{ sex-next }
           *[free] { $carries }のうち{ $weight }：次の動物はオスでもメスでもよい
        }
    }

## プレイヤー

table-presence =
    { $presence ->
        [bot] ボット
        [standIn] 離席中、ボットが代わりに遊ぶ
        [here] 接続中
       *[away] 離席中
    }
table-cards =
    { $count ->
       *[other] 枚
    }
table-cards-short = { $count }枚
table-points = { $points }点
table-known = この手札に必ずあるカード：{ $cards }
table-known-open = { $name }の手札でわかっていること
table-known-title = { $name }の手札でわかっているカード

## 手札

table-hand-count = あなたの手札：{ $count }枚
table-hand-tears = 涙{ $tears }
table-hand-points = ペナルティポイント{ $points }点
table-hand-raise = 手札を広げる
table-hand-lower = 手札を縮める
table-sort =
    { $sort ->
        [weight] 重量順
        [sex] 性別順
        [species] 種類順
       *[tears] 涙順
    }
table-card =
    { $state ->
        [blocked] { table-card-facts }、出せません：{ $reason }
        [playable] { $flag ->
            [none] { table-card-facts }、出せます
           *[other] { table-card-facts }、出せます：{ $flag }
        }
       *[plain] { table-card-facts }
    }
table-card-facts =
    { $power ->
        [none] { card-spoken }
       *[other] { card-spoken }、能力：{ power-name }
    }
table-flag =
    { $what ->
        [both] 出発＋ペア
        [departs] 出発
       *[pair] ペア
    }

## すること

table-your-turn = あなたの手番
table-announce-turn =
    { $phase ->
        [load] あなたの手番です。桟橋{ $dock }に動物を乗せてください。
        [give] あなたの手番です。カードを渡してください。
        [noah] あなたの手番です。ノアの行き先を選んでください。
       *[other] あなたの手番です。選んでください。
    }
table-say-back = 前の場面を見ています。その間もゲームは進みます。
table-say-back-over = ゲームを振り返っています。
table-say-over = ゲームは終わりました。
table-say-other =
    { $phase ->
        [load] { $name }が桟橋{ $dock }に動物を乗せます。
        [flee] { $name }が動物の逃げる先を選んでいます。
        [peek] { $name }が誰の手札を見るか選んでいます。
        [swap] { $name }が誰の手札から引くか選んでいます。
        [return] { $name }が返すカードを選んでいます。
        [noah] { $name }がノアの行き先を選んでいます。
       *[give] { $name }が渡すカードを選んでいます。
    }
table-say-load = 桟橋{ $dock }に乗せる動物を選んでください。
table-say-chosen = 桟橋{ $dock }に{ card-a }を乗せます。そのあとノアはどこへ？
table-say-load-it = 桟橋{ $dock }に{ card-a }を乗せますか？
table-say-variant =
    { $species ->
        [snail] カタツムリをオスとメスのどちらにしますか？
       *[frog] カエルの重量をいくつにしますか？
    }
table-say-noah = ノアはどこへ行きますか？
table-say-take =
    { $roommates ->
        [yes] { $need ->
            [m] 出せるカードがありません。重量{ $room }までのオスで、まだ乗っていない種類が必要です。
            [f] 出せるカードがありません。重量{ $room }までのメスで、まだ乗っていない種類が必要です。
           *[none] 出せるカードがありません。重量{ $room }までで、まだ乗っていない種類が必要です。
        }
       *[no] { $need ->
            [m] 出せるカードがありません。重量{ $room }までのオスが必要です。
            [f] 出せるカードがありません。重量{ $room }までのメスが必要です。
           *[none] 出せるカードがありません。重量{ $room }までの動物が必要です。
        }
    }
table-say-power =
    { $phase ->
        [peek] キリンが手札を見ます。誰の手札を見ますか？
        [swap] ライオンがカードを引きます。誰の手札から引きますか？
        [order] 山札の上のカードを並べてください。
       *[lift] 山札の上に戻す動物を選んでください。戻さなくてもかまいません。
    }
table-say-flee = ワニが{ card-a }を追い出します。誰の手札に逃げますか？
table-say-return = { $name }から{ card-a }を引きました。返すカードを手札から選んでください。
table-say-give = 渡し舟が出発しました。渡すカードを{ $count }枚と、渡す相手を選んでください。
table-need =
    { $next ->
        [m] 重量{ $room }までのオスが必要です。
        [f] 重量{ $room }までのメスが必要です。
       *[none] 重量{ $room }までなら、オスでもメスでもかまいません。
    }
table-weighs = 桟橋{ $dock }は{ $carries }のうち{ $weight }になります。
table-departs =
    { $gives ->
        [0] 渡し舟が{ $weight }で出発します。
       *[other] 渡し舟が{ $weight }で出発します。カードを{ $gives }枚渡します。
    }
table-departs-alone =
    { $gives ->
        [0] 渡し舟が{ $weight }で出発します。
       *[other] 渡し舟が{ $weight }で出発します。山札から{ $gives }枚捨てます。
    }
table-pair = ペアです。もう一度手番を行います。
table-pair-alone = ペアです。カードを2枚引けるかもしれません。
table-way =
    { $sex ->
        [m] オスなら、ノアは向かい側の2つの桟橋のどちらかへ移ります。
       *[f] メスなら、ノアは両隣の桟橋のどちらかへ移ります。
    }
table-stays = ノアは動きません。
table-take-then = 乗っている動物をすべて手札に加え、空いた渡し舟に好きなカードを1枚乗せます。
table-take = { $count }匹を手札に加える（涙{ $tears }）
table-load-it = 乗せる
table-as-sex =
    { $sex ->
        [m] オス
       *[f] メス
    }
table-as-weight =
    { $departs ->
        [yes] { $weight }、渡し舟が出発
       *[no] 重量{ $weight }
    }
table-unchoose = 戻る
table-return-none = カードを1枚返す
table-return = { card-a }を返す
table-give = { $owed }枚のうち{ $chosen }枚を渡す
table-give-to = { card-a }を渡す相手
table-back-to-now = ゲームに戻る
table-show-result = 結果

## ダイアログ

table-peeked-title = { $name }の手札
table-peeked-line = カードが{ $count }枚見えます。ほかの人には見えません。
table-seen = 見ました
table-look-again = もう一度見る
table-order-title = 山札の上
table-order-line =
    { $count ->
        [1] 残っているのはこの1枚だけです。
       *[other] 次の{ $count }枚が見えます。引きたい順に並べてください。
    }
table-order-nth =
    { $nth ->
        [1] 1枚目
        [2] 2枚目
       *[3] 3枚目
    }
table-order-sooner = { card-name }を先に引く
table-order-later = { card-name }をあとで引く
table-order-done = 戻す
table-lift-title = ライオンが動物を山札に戻します
table-lift-line = 山札の上に戻す動物を、どの渡し舟からでも1匹選べます。戻さなくてもかまいません。
table-lift-one = 桟橋{ $dock }の{ card-name }
table-lift-none = 戻さない
table-lift-choose = 動物を選んでください
table-lift = { card-a }を戻す
table-leave-line = 席を離れると、戻るまでボットが代わりに遊びます。何も失われません。
table-leave = ボットに任せて離れる
table-join = 席に戻る
table-home = ホームへ（テーブルはそのまま）

## ラウンドとゲームの終わり

table-round-over = ラウンド{ $round }が終わりました
table-round-over-line = 全員の手札が公開されました。残った涙の分だけ点を受けます。
table-game-won =
    { $who ->
        [you] あなたの勝ちです！
       *[other] { $name }の勝ち
    }
table-game-tied = 同点です。勝利を分け合いました
table-game-over-line = ゲームが終わりました。ペナルティポイントが最も少ない人の勝ちです。
table-solo-over =
    { $won ->
        [yes] 全員を救いました！
       *[no] 洪水のほうが早かったようです
    }
table-solo-over-line =
    { $won ->
        [yes] 山札も手札もなくなりました。あなたの勝ちです。
       *[no] 乗せられるカードがないか、ノアの行き先がありません。あなたの負けです。
    }
table-solo-left = 手札に{ $count }枚残りました
table-podium = 上位3人
table-place =
    { $place ->
        [1] 最少
        [2] 2位
        [3] 3位
        [4] 4位
       *[5] 5位
    }
table-place-winner = 勝ち
table-empty-hand = 手札なし：涙なし
table-sum-before = これまで
table-sum-tears = 涙
table-sum-points = 点数
table-next-round =
    { $who ->
        [you] ラウンド{ $round }はあなたから始めます。
       *[other] ラウンド{ $round }は{ $name }から始めます。
    }
table-go-on = 続ける
table-look-back = ゲームを振り返る
table-record = 記録をダウンロード
table-rematch =
    { $alone ->
        [yes] もう一度遊ぶ
       *[no] { $asked ->
            [yes] 再戦に加わる
           *[no] 再戦
        }
    }
table-replay-first = 最初へ
table-replay-previous = 1手戻る
table-replay-next = 1手進む
table-replay-step = { $steps }手のうち{ $step }手目

## キー

table-keys = キー
table-keys-line =
    { $on ->
        [yes] キーは、文字の入力欄以外のどこでも使えます。
       *[no] 1文字のキーは無効です。矢印、Enter、Escはいつでも使えます。
    }
table-key-cap =
    { $key ->
        [enter] Enter
       *[escape] Esc
    }
table-keys-on = 1文字のキーを使う
table-key =
    { $key ->
        [arrows] 隣のカードや桟橋へ
        [enter] 選ぶ
        [escape] 選んだものを取り消す
        [digits] ノアをその桟橋へ動かす
        [h] 手札へ
        [d] 桟橋へ
        [a] することの案内へ
        [l] 記録へ
        [step] 1手戻る、1手進む
       *[help] この一覧
    }
