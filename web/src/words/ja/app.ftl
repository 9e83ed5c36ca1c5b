### ページ全体の枠。

app-name = ノア
app-title = { $place }・{ app-name }
app-title-turn = ● あなたの手番・{ app-name }
app-skip = 本文へ移動
app-menu = メニュー
app-home = ホーム
app-rules = 遊び方
app-settings = 設定
app-table = テーブル
app-close = 閉じる
app-loading = 少しお待ちください…

## 接続

app-lost-title = 接続が切れました
app-lost-text = つなぎ直しています。つながるまで操作はできませんが、つながればテーブルは自動で最新になります。
app-lost-retry = 今すぐ試す

## 何もないとき

app-not-found-title = ここには何も停泊していません
app-not-found-text = このアドレスのページはありません。入力の間違いか、テーブルがなくなったのかもしれません。
app-fault-title = 板が1枚外れました
app-fault-text = ページのこの部分を読み込めませんでした。再読み込みしてください。
app-fault-reload = 再読み込み

## ほかの人に見える名前

app-name-title = 何とお呼びすればよいですか？
app-name-text = テーブルでほかの人に見える名前です。設定でいつでも変えられます。
app-name-label = あなたの名前
app-name-save = 続ける
app-name-cancel = あとで
app-name-empty = 文字、数字、記号のどれかを1つ以上入れてください。
