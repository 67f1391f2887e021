# サーバーが人に言うこと。

language-name = 日本語

## 断る理由。断りの種類、または何についてかで名づける。

refusal-malformed = それはできません: { $detail }
refusal-bad_setup = その準備ではゲームを始められません: { $detail }
refusal-damaged = この卓の記録は壊れています: { $detail }
refusal-other_version = この卓は別の版のルールで遊ばれました: { $detail }
refusal-no_game = そのゲームはありません: { $detail }
refusal-no_language = { $language }という言語はここにありません。
refusal-no_page = ここには何もありません。
refusal-no_table = その卓はありません。
refusal-starting = サーバーは起動中か終了中です。少し待ってからもう一度お試しください。
refusal-broken = サーバーが処理できませんでした。何も行われていません。
refusal-not-written = 記録できなかったため、行われませんでした。
refusal-wrong_origin = このページからは利用できません。
refusal-crowded = お使いのアドレスからの接続が多すぎます。
refusal-too_large = 大きすぎます。{ $bytes }バイトまでです。
refusal-too-many-views = { $views }場面になります。{ $most }場面までです。席を一つ選んでください。
refusal-not_allowed = このサーバーの管理者だけができます。

refusal-flood = 一度に多すぎます。少しお待ちください。
refusal-flood-chat = 発言が続きすぎています。少しお待ちください。
refusal-flood-passwords = 合言葉を試しすぎました。1分お待ちください。
refusal-flood-replays = リプレイが多すぎます。少しお待ちください。
refusal-flood-tables = 新しい卓が多すぎます。少しお待ちください。
refusal-flood-thoughts = コンピューターがまだあなたのために考えています。少しお待ちください。

refusal-wrong_secret = この卓に合わないか、このブラウザーにはこの卓の席がありません。
refusal-needs_password = この卓には合言葉が必要です。
refusal-wrong_password = この卓の合言葉ではありません。
refusal-taken = この招待はもう使われています。
refusal-seat-given-up = この席は譲られました。
refusal-knows-what-is-hidden = 知っている対局から続ける人は隠された情報を知っているため、誰も招待できません。
refusal-theirs-to-decide = それは招待される人が自分で決めることです。

refusal-stale = それは前の質問への答えでした。
refusal-over = 対局は終わっています。
refusal-not_over = 対局はまだ終わっていません。
refusal-not_asked = 今あなたの選択はありません。
refusal-illegal = { $why }
refusal-no-such-option = その選択肢はありません。
refusal-not_possible = 今はできません。
refusal-watching = 観戦中は遊べません。
refusal-too-long = この卓は長く続きすぎました。終わらせることだけができます。
refusal-time-up = 時間切れです。
refusal-nothing-to-undo = 戻せるものがありません。
refusal-undo-under-way = 他の人が戻したいと求めています。
refusal-no-undo-asked = 戻したいと求めている人はいません。
refusal-nothing-to-redo = 最後に戻したものがありません。
refusal-nobody-there = そこには他の人がいません。
refusal-cannot-claim = 勝ちの宣言は、二人の対局で相手が人の時だけできます。
refusal-not-away = 相手が{ $seconds }秒以上離席している時だけできます。
refusal-hands-hidden = 対局者は手札を見せることに同意していません。
refusal-all-said = この卓ではもう発言できません。
refusal-no-hints = 他の人がいる対局ではヒントは出ません。
refusal-no-hint = コンピューターはヒントを出せませんでした。
refusal-hint-under-way = ヒントを考えています。
