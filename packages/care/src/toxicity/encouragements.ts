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
  ],
  es: [
    't[uú] puedes(?: con (?:esto|todo))?',
    '(?:t[uú] |vos |te )?mereces (?:algo )?(?:mucho )?(?:mejor|m[aá]s|ser feliz)',
  ],
  fr: [
    '(?:tu vas|vous allez) (?:y arriver|(?:le |la |tout |bien )?r[ée]ussir)',
    '(?:tu m[ée]rites|vous m[ée]ritez) (?:bien |tellement |beaucoup )?(?:mieux|plus)',
  ],
  de: ['du (?:schaffst|packst|rockst) (?:das|es)', 'du hast (?:etwas |was )?(?:viel )?besseres verdient'],
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
  hi: ['(?:tu|tum|aap) (?:kar|kr) (?:lega|legi|loge|logi|lenge)', '(?:तू|तुम|आप) कर (?:लेगा|लेगी|लोगे|लोगी|लेंगे)'],
  ja: ['(?:あなた|君|きみ|お前)なら(?:絶対|きっと)?(?:できる|出来る|大丈夫)'],
  ko: ['(?:넌|너는|너라면|당신은) (?:꼭 |분명 )?할 수 있'],
  zh: ['你(?:一定|肯定)?可以的', '你(?:真的)?(?:最|很|太)棒'],
};
