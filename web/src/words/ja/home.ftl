### 最初のページ、テーブルを作るページ、ゲームが始まる前のテーブル。

## 最初のページ

home-tagline = 洪水が来る前に、動物たちを渡し舟へ
home-guest = ゲスト
home-now-title = すぐに遊ぶ
home-now-text = あなたとボット2人で3ラウンド。すぐに始まります。
home-now-button = 遊ぶ
home-friends-title = 友だちと遊ぶ
home-friends-text = テーブルを作ってリンクを送りましょう。ブラウザーだけで遊べて、登録はいりません。
home-friends-button = テーブルを作る
home-alone-title = 1人で遊ぶ
home-alone-text = すべての動物を1匹ずつ乗せましょう。枚数を選べます。
home-solo =
    { $level ->
        [beginner] 初級
        [advanced] 中級
       *[expert] 上級
    }
home-solo-cards = { $count }枚
home-starting = テーブルを準備しています…

home-running-title = あなたのテーブル
home-running-turn = あなたの手番
home-running-wait = { $name }の手番
home-running-open = プレイヤーを待っています
home-running-with =
    { $count ->
        [0] 1人
       *[other] 相手：{ $names }
    }

home-open-title = 募集中のテーブル
home-open-none = 今は誰も待っていません。公開テーブルを作ると、ここに表示されます。
home-open-free = { $players }席のうち{ $free }席が空いています
home-open-look = 見る
home-open-more = もっと見る
home-open-again = 更新

home-how-title = 1分でわかるルール
home-how-load = ノアのいる渡し舟に、手札の動物を1匹乗せます。
home-how-sex = 最初の2匹で決まります。そのあとはオスとメスが交互か、全員同じ性別です。
home-how-noah = オスならノアは向かい側の桟橋へ、メスなら隣の桟橋へ移ります。
home-how-depart = ちょうど21になると渡し舟が出発し、あなたは手札を相手に渡します。21を超えることはできません。
home-how-end = 誰かの手札がなくなるとラウンドは終わりです。手札に残ったカードの涙がペナルティポイントになります。
home-how-more = ルールとカードの一覧

home-look-title = お好みで

## テーブルを作る

home-new-title = テーブルを作る
home-new-players = 人数
home-new-seats = 席順
home-new-seat = 席{ $seat }
home-new-me = あなた
home-new-open = 空席（誰かを待つ）
home-new-bot = ボット：{ home-bot }
home-bot =
    { $level ->
        [random] ランダム
        [greedy] 欲張り
        [beginner] 入門
        [easy] やさしい
        [medium] ふつう
        [hard] 難しい
        [expert] 達人
       *[other] { $name }
    }
home-bot-line =
    { $level ->
        [random] でたらめに出します。
        [greedy] その手番で一番得な手を選び、先のことは考えません。
        [beginner] まだ勉強中です。ときどきよい手を出します。
        [easy] ゲームは知っていますが、3手に1手は間違えます。
        [medium] 先は考えず、1手番ずつ最善を尽くします。
        [hard] 先を読み、あなたが引き取ったカードも覚えています。
        [expert] ずっと先まで読み、間違いを見逃しません。
       *[other] { $line }
    }
home-new-ending = ゲームの終わり
home-new-rounds = 3ラウンド
home-new-rounds-text = 3ラウンドのあと、ペナルティポイントが最も少ない人の勝ちです。
home-new-reach = 26点まで
home-new-reach-text = 誰かのペナルティポイントが26点以上になるまでラウンドを続けます。最も少ない人の勝ちです。
home-new-bonus = ボーナスカード
home-new-frog = カエル
home-new-frog-text = カタツムリの代わりに使います。渡し舟がすぐに出発できるなら、重量を2から5のどれかにできます。
home-new-crocodile = ワニ
home-new-crocodile-text = ロバの代わりに使います。最初に乗った動物が相手の手札に逃げ、あなたのペナルティポイントは2点減ります。
home-new-roommates = ルームメイト
home-new-roommates-text = 渡し舟の1隻には、同じ種類の動物は2匹乗れません。
home-new-who = 参加できる人
home-new-link = リンクを知っている人
home-new-link-text = リンクを送った相手だけがテーブルに来られます。
home-new-public = 誰でも
home-new-public-text = テーブルが最初のページに表示され、誰でも空席に座れます。
home-new-more = その他の設定
home-new-watchers = 観戦
home-new-watchers-text = ほかの人も観戦できます。手札は見えません。
home-new-memory = 記憶の補助
home-new-memory-text = これまでに見たことから、相手の手札に必ずあるカードを全員に表示します。
home-new-alone-now = 空席がないので、すぐにゲームが始まります。
home-new-button = テーブルを作る

## ゲームの前

home-wait-title = プレイヤーを待っています
home-wait-invited = { $name }からゲームに招待されています
home-wait-text = 空席は{ $free }席です。すべて埋まるとゲームが始まります。
home-wait-full = すべての席が埋まりました。ホストがゲームを始めます。
home-wait-invite = 招待する
home-wait-link = このテーブルのリンク
home-wait-copy = コピー
home-wait-copied = コピーしました
home-wait-share = 共有
home-wait-share-text = 「{ app-name }」のテーブルに席が空いています。
home-wait-qr = カメラで読み取れる、リンクのQRコード
home-wait-seats = 席
home-wait-open = 空席
home-wait-you = あなた
home-wait-host = ホスト
home-wait-away = 離席中
home-wait-sit = ここに座る
home-wait-join = 席に着く
home-wait-leave = 席を立つ
home-wait-start = 今すぐ始める
home-wait-start-text = 空席にはボットが入ります。
home-wait-options = このゲームの設定
home-wait-no-watchers = 観戦なし
home-wait-no-seat = 空席がありません。ゲームが始まれば、ここで観戦できます。
