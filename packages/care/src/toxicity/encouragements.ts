import type { LanguageCode } from '@halved/shared/languages';

/**
 * Set phrases of support, as sources of regular expressions (`crisis/wording.ts`). The corpora have few of them, so the
 * model finds short ones hostile ("you got this!!"). Phrases that could also push somebody who wants to die are left out:
 * "you can do it", "let go", "you deserve peace".
 */
export const encouragements: Readonly<Record<LanguageCode, readonly string[]>> = {
  en: [
    "(?:you|u|ya|you've|youve) (?:got|have got|have) this(?! coming)",
    'you (?:go|rock|slay)(?: (?:girl|queen|king|babe))?(?=[ .!,]{0,9}$)',
    '(?:you|u) (?:really |truly |so )?deserve(?:d)? (?:so much |way |much )?(?:better|more|love|happiness|kindness|the world)(?! (?:than you|off|dead))',
    "(?:you|u) (?:should|can|must) be (?:so |very |really )?proud|(?:i'm|im|i am|we're|we are|so) proud of (?:you|u)",
    "(?:please |pls )?(?:don't|dont|do not|never)(?: you dare| ever)? (?:(?:kill|hurt|harm|hang) (?:yourself|urself)|die|end (?:your|ur) life)(?! (?:yet|here|slowly|quietly|alone|in|without))|(?:please|pls) (?:don't|dont|do not) do it(?! (?:here|slowly|half))",
    "(?:(?:the|your) \\S{3,9} (?:would |will )?)?(?:nobody|no one|noone|not|wouldn't|won't|isn't|aren't|never)(?: (?:would|will|is|are|be|a|any)){0,2} better(?: off| place)? without (?:you|u)|(?:you're|youre|you are|ur) not a (?:burden|waste)",
    "(?:we|i)(?:'d| would)(?: all| really)? (?:miss (?:you|u)|be (?:devastated|heartbroken))(?: (?:so much|too|if (?:you|u) (?:died|were gone|left)))?|(?:kids|children|family|friends|we|i) (?:really )?needs? (?:you|u)(?: (?:here|alive|around))?",
    "(?:you|u) (?:really )?deserve to (?:live|be alive|be happy)|(?:don't|dont|do not|didn't|never) deserved? to (?:die|suffer)|stop killing (?:yourself|urself) (?:with|at|over|for)|take (?:all )?your (?:pills|meds|tablets) (?:as|every|on time)|cut (?:yourself|urself) some slack|end (?:it|things) with (?:him|her|them)|give (?:the|your|those) (?:pills|tablets|blades?|razors?|meds) to|(?:gonna|going to|you'll) kill it",
  ],
  es: [
    't[uú] puedes(?: con (?:esto|todo))?',
    '(?:t[uú] |vos |te )?mereces (?:algo )?(?:mucho )?(?:mejor|m[aá]s|ser feliz)',
    '(?:por favor )?no (?:te (?:mates|suicides|mueras|lastimes|cortes|hagas da[ñn]o)|lo hagas)(?! (?:a[uú]n|todav[ií]a|aqu[ií]))(?: por favor| porfa)?|no eres (?:una carga|un estorbo|un peso)',
    '(?:(?:el mundo|tus? \\S{3,8}) )?(?:nadie|no) (?:estar[ií]an?|ser[ií]a|va a estar) mejor sin (?:ti|vos)|(?<!(?:no|nadie|qui[eé]n|ni dios) )te (?:necesit(?:amos|an|o)|echar[ií]amos de menos|extra[ñn]ar[ií]amos|(?:vamos|voy) a extra[ñn]ar)(?: (?:viv[oa]|aqu[ií]|mucho|si te \\S{2,8}))?',
    '(?<!no )mereces (?:vivir|seguir viviendo)|no mereces (?:morir|sufrir|vivir as[ií])|deja de matarte (?:trabajando|estudiando|por)|(?:termina|acaba) con (?:[eé]l|ella|esa relaci[oó]n)|t[oó]mate (?:todas )?(?:las|tus) pastillas (?:como|que te recet\\p{L}{0,5}|a tiempo)|(?:eres|sos) una? crack|te va a ir (?:muy )?(?:bien|genial)',
  ],
  fr: [
    '(?:tu vas|vous allez) (?:y arriver|(?:le |la |tout |bien )?r[ée]ussir)',
    '(?:tu m[ée]rites|vous m[ée]ritez) (?:bien |tellement |beaucoup )?(?:mieux|plus)',
    "(?:ne )?(?:te (?:tue|suicide|coupe) pas|te fais pas (?:de |du )?mal|le fais pas)(?: stp)?(?! (?:ici|encore))|(?:tu n'es|t'es|tu es) pas (?:un poids|un fardeau|une charge)",
    '(?:personne (?:ne )?serait|(?:(?:le monde|ta \\S{3,9}|tes \\S{3,9}) (?:ne )?)?(?:serait|irait|seraient|iraient) pas) mieux sans toi|tu (?:vas )?(?:nous|me) manquer(?:ais)?(?! pas)(?: si tu \\S{2,8})?',
    "tu m[ée]rites de vivre|m[ée]rites pas de (?:mourir|souffrir)|arrête de te tuer (?:au|à|pour)|prends (?:tous )?tes (?:médicaments|médocs|cachets) (?:comme|à l'heure)|finis[- ]en avec (?:lui|elle)|si tu penses au suicide,? appelle|tu vas tout (?:tuer|déchirer)",
  ],
  de: [
    'du (?:schaffst|packst|rockst) (?:das|es)',
    'du hast (?:etwas |was )?(?:viel )?besseres verdient',
    '(?:bitte )?(?:bring dich (?:bitte )?nicht um|stirb nicht|tu es nicht)(?! (?:hier|so langsam))|du bist keine (?:last|belastung)',
    '(?:niemand|keiner)(?: (?:ist|wäre|wär)){0,1} ohne dich besser dran|(?:(?:die welt|deine? \\S{3,8}) w[äa]ren? )?nicht besser (?:dran )?ohne dich|ich würde dich (?:so |sehr )?vermissen|(?<!nicht )wir brauchen dich(?! nicht)',
    'gib (?:die|deine) (?:tabletten|klingen?) jemandem|nicht verdient(?:,)? zu (?:sterben|leiden)|verdienst es(?:,)? zu leben|nimm (?:alle )?deine (?:tabletten|medikamente) (?:wie|pünktlich|regelmäßig)|hoffentlich (?:wachst du morgen besser auf|fühlst du dich nie wieder so)|spring über deinen schatten',
  ],
  it: [
    'ce la (?:fai|farai|puoi fare)',
    'meriti (?:di )?(?:molto )?(?:meglio|pi[uù])',
    '(?<!non (?:ti )?)(?:te lo )?meriti di (?:vivere|essere (?:felice|amat[ao]))',
    'non (?:è vero che )?(?:staremmo|starebbe(?:ro)?|stanno|stiamo)(?: tutti)? meglio senza (?:di )?te',
    '(?:non ascoltare )?chi ti (?:dice|scrive)(?: di)? (?:ammazzati|ucciditi|ammazzarti|ucciderti|suicidarti)',
    '(?:non|mai) (?:suicidarti|ammazzarti|ucciderti|buttarti (?:via|giù))',
    'se (?:hai|ti vengono) (?:dei )?pensieri (?:suicidi|di suicidio)',
    'sparati (?:una|un bel|un buon|due) (?:serie|film|puntat[ae]|vacanza|gelato)',
    'buttati (?:nel lavoro|nello studio|in piscina|nella mischia)',
    'falla finita con (?:lui|lei|loro|quel|quella)',
  ],
  pt: [
    '(?:vc|voc[eê]|tu) (?:vai )?(?:consegue?s?|conseguir)',
    '(?<!não )(?:vc|voc[eê]|tu) mereces? (?:muito )?(?:mais|melhor|coisa melhor|ser feliz|viver)',
    '(?:não|nao|nunca) (?:se|te) (?:mat[ae]s?|cort[ae]s?|joga fora|machu[cq]\\p{L}{1,3})|(?:não|nao) (?:morre|desiste|desistas|desista)(?: não| da vida| de viver)?|(?:não|nao) fa(?:z|ça|ças) (?:nenhuma )?(?:besteira|asneira|bobagem)',
    'se (?:você |vc |tu )?(?:pensa|pensas|pensar|tiver|tens|sentir)(?: \\S{1,8}){0,2} (?:em se matar|em te matares|pensamentos suicidas|vontade de morrer)|(?:quem|gente que) (?:te |lhe )?(?:diz|fala|manda|escreve)(?: você| pra você)? (?:se mata|mata-te|se matar|te matares)',
    '(?:ninguém|não é verdade que(?: \\S{1,8}){1,2}|o mundo não) (?:ficaria|estaria|seria|ficava) melhor sem (?:você|vc|ti)|(?:você|vc) não merece morrer',
    'fica viv[ao]|eu sentiria (?:muito )?(?:a )?(?:sua|tua) falta|se joga (?:no trabalho|na vida|na piscina|no mar|nos estudos)',
  ],
  ru: [
    'ты (?:обязательно |точно |со всем )?справишься',
    'ты молодец',
    'ты (?:заслуживаешь (?:большего|лучшего|жить|жизни|счастья)|достой(?:на|ин) (?:жить|жизни|любви))',
    '(?:без тебя )?(?:никому |миру )?не (?:будет|станет) лучше(?: без тебя)?|неправда,? что (?:без тебя|всем)(?: \\S{1,8}){0,2} (?:лучше|легче)(?: без тебя)?',
    '(?:не (?:слушай|слушайте)(?: тех)?,? )?(?:кто|когда тебе|те кто) (?:тебе )?(?:пишет|пишут|говорит|говорят),? (?:убейся|сдохни|повесься|убей себя|умри)|ты никому не обуза|не делай этого',
    'убей (?:в себе )?(?:этот|эту|этого) (?:страх|критика|мысль|голос)|выйди на балкон,? подыши|выпей (?:чаю|воды)',
  ],
  ar: [
    '(?:انت|انتي|إنت|أنت) قد(?:ها|ه)',
    'تستاهل(?:ين|ون)? (?:احسن|أحسن|كل خير)',
    '(?<!(?:لا|ما|مش|مو) )تستح(?:ق|قين) (?:[أا]ن )?(?:الحياة|تعيش|تعيشي|السعادة|الحب)',
    '(?:لا|ما) تستح(?:ق|قين) الموت',
    'العالم ليس [أا]فضل بدونك',
    '(?:اللي|الي|اذا حدا) (?:يقولك|بيقولك|كتبلك|يكتبلك) (?:انتحر|موت|اقتل نفسك)',
    'ارمي نفسك في حضن \\S{2,8}',
    'حياتك غالي[ةه]',
  ],
  hi: [
    '(?:तुम|तू|आप|tum|tu|aap) (?:हो|है|हैं|ho|hai|hain) (?:तो|to|toh) (?:अच्छा|accha|acha)',
    '(?:बेहतर|better|behtar) (?:नहीं|nahi) (?:होगी|होगा|hogi|hoga)',
    '(?:बर्फ|baraf|barf|ice) पकड़',
    '(?:छत से|chhat se) (?:नीचे|neeche|niche) आ',
    '(?:tu|tum|aap) (?:kar|kr) (?:lega|legi|loge|logi|lenge)',
    '(?:तू|तुम|आप) कर (?:लेगा|लेगी|लोगे|लोगी|लेंगे)',
  ],
  ja: [
    '(?:今夜は|今日は)一人にならないで|消えないで(?:ほしい|欲しい|ください)?|いない(?:方|ほう)がいい(?:なんて|とか|わけ)',
    '(?:あなた|君|きみ|お前)なら(?:絶対|きっと)?(?:できる|出来る|大丈夫)',
  ],
  ko: ['없는 ?게 ?(?:낫다니|나을 ?리)|유서 ?쓰지 ?말고', '(?:넌|너는|너라면|당신은) (?:꼭 |분명 )?할 수 있'],
  zh: [
    '[谢謝][谢謝]你(?:还|還)?活[着著]',
    '你消失了我',
    '没有你怎么会更好',
    '你(?:一定|肯定)?可以的',
    '你(?:真的)?(?:最|很|太)棒',
  ],
};
