### ページ全体で使う言葉：動物、性別、カード、一覧。
###
### 変数の説明は en/common.ftl にある。

## 動物

species =
    { $species ->
        [bear] クマ
        [cat] ネコ
        [crocodile] ワニ
        [donkey] ロバ
        [elephant] ゾウ
        [frog] カエル
        [giraffe] キリン
        [kangaroo] カンガルー
        [lion] ライオン
        [panda] パンダ
        [parrot] オウム
        [rhinoceros] サイ
        [snail] カタツムリ
       *[woodpecker] キツツキ
    }
animal = { species }
animal-a = { species }
sex =
    { $sex ->
        [m] オス
        [f] メス
       *[none] オスでもメスでもよい
    }

## カード

card-name =
    { $played ->
        [0] { card-sexed }
       *[other] { card-sexed }（重量{ $played }）
    }
card-sexed =
    { $sex ->
        [m] { species }のオス
        [f] { species }のメス
       *[none] { species }
    }
card-a = { card-name }
card-a-sexed = { card-sexed }
card-spoken = { card-spoken-start }、涙{ $tears }
card-spoken-start = { species }、{ sex }、重量{ $weight }
animals = { species }
cards-some =
    { $count ->
        [1] { card-name }
       *[other] { card-name }{ $count }枚
    }
