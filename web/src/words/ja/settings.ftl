### ページの見た目と動き。

settings-title = 設定
settings-language = 言語
settings-theme = 明るさ
settings-theme-choice =
    { $theme ->
        [system] システムに合わせる
        [dawn] 夜明け
       *[night] 嵐の夜
    }
settings-motion = 動き
settings-motion-choice =
    { $motion ->
        [normal] 普通
        [fast] 速い
       *[off] なし
    }
settings-motion-reduced = お使いのシステムが動きを減らす設定なので、何も動きません。
settings-keys = キー
settings-keys-text = テーブルで、キー1つでカードを出したり並べ替えたりできます。
settings-name = あなたの名前
settings-name-none = まだ名前を決めていません。
settings-name-save = 変更
settings-name-saved = 新しい名前がほかの人に見えるようになりました。
settings-forget = データを消す
settings-forget-text = サーバーからあなたのデータを消します。あなたの席はボットが引き継ぎ、終わったゲームでの名前は「guest」になります。このブラウザーからは、あなたの知っているテーブルの一覧も消えます。
settings-forget-button = データを消す
settings-forget-sure = 本当にすべて消しますか？
settings-forget-yes = はい、消します
settings-forget-no = いいえ、残します
settings-forgotten = データを消しました。よい航海を！
settings-done = 完了
