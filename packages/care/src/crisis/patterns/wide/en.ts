import type { CrisisPatterns } from '../../pattern.ts';
import { beside, slot } from '../../slots.ts';
import { harm } from './en-harm.ts';
import { plain, plans } from './en-plan.ts';
import { wishes } from './en-wish.ts';

// What a dictation makes of the words of danger.
const sueAside = '(?:sue ?a?-?side|suey side|sewer side)';
const goals = slot(
  "want wanna going gonna wish need ready decided plan planning about thinking thought think try trying i'll will might",
);

// People who learnt English late.
const lifeObject = '(?:my|this) (?:own )?(?:life|existence)';
const mindOn = slot('mind head want wish think thought thoughts plan idea try decided decide');

const pills = slot('pills tablets meds medication medicine bottle cabinet');
const gun = slot('rifle gun shotgun revolver pistol handgun');
const theirs = slot("my the a dad's dads his grandpa's grandpas husband's husbands");
const sharp = slot('knives pills meds scissors razors sharps gun guns medicine belts blades');

export const enWide: Omit<CrisisPatterns, 'negations' | 'shorthand'> = {
  explicit: [
    ...plain,
    `(?:commit|committing|attempt|attempted|considering|considered|thinking about|thoughts of|think about) (?:committing )?${sueAside}|suicide all (?:thoughts?|again|feelings|ideation)`,
    `${goals} (?:to )?(?:kill my (?:cell|sell)(?! (?:phone|battery|plan|service|data))|kill(?:ing)? in my ?self)`,
    `(?:to|gonna|wanna|will) and my (?:own )?life(?=[.,!?]|$| (?:tonight|today|now|soon|because|i|and|period)(?!\\p{L}))`,
    '(?:self[ -]?delet(?:e|ing)|game[ -]?end(?:ing)? my ?self|perma ?delet(?:e|ing) my ?self)(?! (?:from|off|the|my|this|on)(?!\\p{L}))|(?:commit|committing) (?:neverwake|not alive|toaster bath)',
    '(?:do|doing) away with my ?self|(?:make|making|put|putting) an? end (?:of|to|with|for|on) my ?self',
    `(?:make|put|do|give|making|putting)(?: the| an)? (?:end|finish) (?:of|to|with|for|on|at) ${lifeObject}(?! (?:as|in|with|of)(?!\\p{L}))|(?:finish|finishing|terminate|terminating) (?:with )?${lifeObject}(?! (?:as|in|with|of)(?!\\p{L}))`,
    `${mindOn} (?:to |of |about |for )?(?:kill|killing) me(?=[.,!?]|$| (?:since|from|for|because|by|every|and|now|today|tonight)(?!\\p{L}))|thoughts? (?:for|of|about) (?:ending|finishing|killing) me(?=[.,!?]|$| )`,
    "(?:want|wish|hope) (?:that )?i die(?! (?:before|first|my|old|after|happy))|(?:don't|dont|do not|no|not) want (?:to )?(?:live|life|be alive|to life) (?:more|no more|any ?more|longer)(?! (?:in|with|here|at|than))|(?:i )?want to not live",
    '(?:tired|exhausted|bored) (?:to|from|for) (?:live|living|be alive|exist|existing)(?! (?:with|in|here|far|like|on|at|under|off|near|alone|abroad)(?!\\p{L}))',
    '(?:want|wish|need|like|going|decided) (?:to )?stop (?:to )?(?:exist|live|living|breathe|breathing|be alive)(?! (?:with|in|here|far|like|on|at|under|off|near|alone|abroad|for)(?!\\p{L}))',
    '(?:decided|decide|ready|want|wanted|plan|planning|prepared) (?:to )?(?:leave|quit|depart|exit) (?:from )?(?:this|the) (?:world|life|earth)(?! (?:of|cup|tour|behind))',
    "(?:forgive me|sorry|goodbye)<0-12>(?:not be|be not|won't be|wont be) (?:here|alive) (?:tomorrow|any ?more|more)(?! (?:for|because|at|due))",
    `${pills}<0-8>(?:take|taking|swallow|swallowing) (?:them|it) all(?! (?:to|out|with|home|back|away|off|for|from))`,
    '(?:drive|driving|swerve|swerving|steer|steering|crash|crashing) (?:my car |the car |my truck |the truck |it |straight )?(?:into|off) (?:a |the |an )?(?:overpass|flyover|river|ravine|embankment|guard ?rail|barrier|canal|semi|reservoir|pier)(?! (?:by accident|accidentally))',
    '(?:thinking|think|thought|thoughts|want|wanna|going|gonna|tempted|urge)(?: (?:of|about|to|just)){0,3} (?:jump|jumping|step|stepping|throw my ?self|throwing my ?self) (?:in front of|under) (?!(?:the |a |my |that )?(?:camera|class|crowd|mirror|tv|queue|line|audience|kids|people|whole|stage|judges|everyone|him|her|desk|bed|blanket|covers|table)(?!\\p{L}))(?:the|a|that)(?= )',
    "(?:took|taken|swallowed) (?:some|a few|several|my|the) (?:pills|tablets|meds)<0-7>(?:no idea how many|(?:don't|dont|do not|not sure|lost count) (?:know )?(?:how many|of how many))",
    '(?:heart|head|mind|brain|voices?)(?: \\S{1,8}){0,2} (?:says?|tells?|saying|telling)(?: to)? me (?:to )?(?:die|kill my ?self|jump|end it|end my life)',
  ],
  possible: [
    ...harm,
    ...wishes,
    ...plans,
    '(?:ready|want|wanna|going|gonna|time|plan|planning|about) (?:for me )?(?:to )?(?:log off|log out|check out|clock out|sign off|opt out|tap out)(?: of (?:life|this (?:world|life)|everything))? (?:permanently|forever|for good)(?! (?:from|of|on|until|till))',
    "(?:i|i've|ive|i'm|im|started|been)(?: \\S{1,8})? cutting (?:since|again|for (?:\\S{1,6} )?(?:months?|years?|weeks?))(?! (?:sugar|carbs|class|classes|grass|calories|hair|weight|down|back|out|off|on|corners|wood))",
    '(?:hid|hide|hiding|hidden|stash|stashed)(?: \\S{1,8}){0,2} (?:my|the|a|another|new) (?:razor )?blades?(?! (?:of|runner|from (?:the|my) (?:saw|mower|skates)))',
    '(?:have|got|made|had)(?: \\S{1,9}){0,2} a (?:whole )?plan (?:and everything|for (?:how|when) (?:i|to (?:do it|die|go|end)))(?! (?:for|about|to)(?!\\p{L}))',
    '(?:google|googled|googling|looked up|looking up|searched|searching|look up)(?: \\S{1,8}){0,2} (?:how many it takes(?! to)|how many (?:pills|tablets|tylenol|paracetamol)|how high (?:it|the|a)(?: \\S{1,9})? (?:has|have|needs?) to be)',
    's[ -]word thoughts|(?:having|had|my|the) si(?=[.,!?]|$| (?:again|and|is|rn|thoughts)(?!\\p{L}))',
    `(?:hid|hides|hide|took|takes|locked|locks|lock)(?: \\S{1,10}){0,3} ${sharp}<0-6>(?:because of me|from me|so (?:that )?i (?:can't|cant|don't|dont|won't|wont)|but i (?:have|know|still|found|kept))`,
    '(?:so|that) (?:they|everyone|everybody|people|u all|you all)(?: \\S{1,8}){0,2} remember me (?:good|well|happy|smiling|fondly|as|nice|kindly|like)',
    "(?:said|say|saying|told)(?: \\S{1,8}){0,2} (?:goodbye|good bye|bye)<0-10>(?:(?:doesn't|doesnt|don't|dont|won't|wont) (?:even )?know|without (?:them|him|her|anyone|anybody|people) knowing)",
    'tell (?:my|the) \\p{L}{2,9}(?: that)? i (?:love|loved|luv) (?:him|her|them|u|you)(?=[.,!?]|$)',
    'my funeral (?:playlist|songs?|outfit)|(?:playlist|songs?|music) for my (?:own )?funeral',
    "(?:not|never|won't be|wont be|don't see myself|dont see myself) (?:gonna |going to |be )?mak(?:e|ing) it (?:to|past|till|until) (?:0{1,2}|adulthood|eighteen|twenty|thirty|my \\S{1,9} birthday)(?=[.,!?]|$| (?:and|thats|that's|its|it's|anyway|so|lol|tbh)(?!\\p{L}))",
    "(?:tonight'?s|tonight is) the night<0-4>(?:ly|ily|love (?:you|u|y'?all)|bye|goodbye|sorry|forgive)",
    '(?:thinking (?:of|about)|think (?:of|about)|might|gonna|going to|tempted to|scared (?:that )?i will|afraid (?:that )?i will) (?:do|doing) something (?:silly|daft|drastic|foolish|to my ?self)(?! (?:like|with my hair|for (?:the|my)))',
    '(?:waiting|ready|want|wish|longing) to be (?:gone|let go|taken)(?=[.,!?]|$| (?:now|already|soon|too)(?!\\p{L}))',
    'my affairs (?:are )?in order<0-10>(?:will is|letters?|note|goodbye|ready|gone|nobody|tired|peace|soon)',
    "(?:best|better)(?: if)? i (?:was|were|am|is) out of (?:the|their|everyone's|everybody's|your) way",
    `(?:there's|there is|i have|i keep|i've got) a (?:rope|noose|${gun}) in (?:the|my) (?:shed|barn|garage|attic|basement|loft|closet|wardrobe|drawer)(?! (?:for|that|which|to|from|we|left|because)(?!\\p{L}))`,
    `(?:sit|sat|sitting|alone|lying|lay)<0-6>with ${theirs}(?: \\p{L}{2,9})? ${gun}(?! (?:hunting|waiting for|to protect|case|ready for))`,
    'go the same way (?:he|she|they|dad|mum|mom|my \\p{L}{2,9}) (?:did|went)',
    '(?:go|join|be|going) (?:to |with )?(?:my )?(?:mother|father|mum|mom|dad|wife|husband|son|daughter|brother|sister|baby) in (?:the )?(?:sky|paradise)|want to (?:be )?where (?:the|my) (?:baby|mum|mom|dad|wife|husband|son|daughter|brother|sister) is now',
    "letters? to (?:my )?(?:wife|husband|kids|children|son|daughter|mother|mum|mom|family|parents|sister|brother)(?: \\S{1,8}){0,2} for (?:after|when i (?:am|'m) (?:gone|dead|not))(?! (?:the (?:birth|wedding)|school|work|dinner))",
    "bridge<0-10>(?:look|looking|stare|staring) down(?! (?:on|at (?:the (?:boats|ducks|fish|view)|my phone)))|(?:i'm|im|i am|sitting|standing|stood)(?: here)? (?:at|on) the (?:bridge|edge|ledge|roof|rooftop|railing) (?:right now|now|rn)(?!\\p{L})",
    'garage<0-6>(?:left|leave|leaving) it running|(?:left|leave|leaving) the (?:car|engine) running<0-4>garage',
    '(?:window|balcony|ledge|roof|bridge|platform|floor)<0-9>think(?:ing)? (?:about|of) (?:stepping|falling|letting go|going over|climbing over)(?! (?:down from|back|away))',
    '(?:walk|walked|waded|walking|wading) in(?:to)?(?: \\S{1,8}){0,5} up to my (?:neck|chin|chest)<0-14>next time',
    '(?:picture|pictured|picturing|imagine|imagined|imagining)(?: \\S{1,8})? (?:not being alive|being dead|being gone|not (?:being )?here any ?more)',
    'rehears(?:e|ing) it<0-6>(?:tracks?|train|bridge|pills|rope)',
    'if i (?:was|were) dead<0-3>(?:could|would|can)(?: \\S{1,8}){0,2} (?:stop|rest|sleep|move on|live|relax|breathe)',
    'found the (?:letters?|notes?) (?:that )?i (?:wrote|left)<0-6>(?:do it|explain|sooner|now i)|sorry and (?:goodbye|good bye)(?! to)',
    '(?:sleep|sleeping) (?:forever|for ever) (?:tonight|now|after)|take all (?:my )?(?:medicines?|pills|tablets) (?:tonight|and sleep|now)',
    '(?:only thing i (?:own|have left) is|all i have left is) (?:a|my|the) (?:rope|gun|shotgun|rifle|pistol)',
    '(?:i want|welcome|crave|crave|long for|wish for|pray for|waiting for) death(?! (?:metal|note|star|valley|stranding|penalty|certificate|to))|(?:had|have) enough of (?:life|living|this life|being alive)(?! (?:in|with|at|here|admin))',
    "(?:can't|cant|cannot|can not) (?:(?:do|take|handle|stand) (?:this )?life|(?:go on|keep on|continue|keep) living)(?! (?:in|with|at|here|alone|like a|next|near|admin|off|on|drawing|coach\\S{0,3}))",
    "(?:don't|dont|not|never|didn't) (?:\\S{1,9} )?(?:plan|planning|planned|intend|expect)(?: on| to)? (?:living|live|being alive|making it) past",
    "(?:idc|idgaf) (?:if|whether) i (?:die|live(?! (?:in|with|at))|wake|don't wake|dont wake|get hit)|(?:wouldn't|wouldnt|would not) (?:\\S{1,8} )?mind (?:dying|being dead|not (?:waking up|existing)|if i (?:didnt|dont|don't) wake)",
    "(?:want|wanna|need) (?:to )?(?:leave|out of|quit|escape) (?:this|the) (?:life|world|earth)(?! (?:of|cup|tour))|(?:don't|dont|do not) (?:want to|wanna) see (?:tomorrow|another (?:day|morning|birthday|year))(?! at)",
    'no (?:point|meaning|purpose) (?:to|in|of) (?:my|this) life|thinking (?:about|of) ending things(?! (?:with|between))|(?:thinking|think|dreaming) (?:about|of) death and how (?:nice|peaceful|easy|good)',
    "(?:idk|don't know|dont know|not sure) (?:if )?i (?:even |still )?want to (?:live|be alive|keep living)(?! (?:here|in|with|at|near|on|alone|together|abroad|my|next)(?!\\p{L}))|want to be hit by a (?:bus|car|train|truck)|my will to live is (?:gone|dead)",
    "cry(?:ing)? because i woke up|hate waking up alive|nails into my skin|make my ?self bleed|think(?:ing)? about jumping(?! ?\\p{L})|(?:they|mum|mom|dad|everyone|he|she)(?:'d| would) be (?:happier|better off|relieved) (?:if i (?:was|were) (?:dead|gone)|with me (?:dead|gone))",
    "i(?: (?:just|have|already|only)|'ve){0,2} (?:took|taken|swallowed|downed) (?:the|a) (?:whole|entire|full) (?:bottle|box|packet|strip)(?=[.,!?]|$| (?:and (?:now|i'm|im|i feel|my|nothing|it)|an hour|0|last night|tonight|today|this morning))",
  ],
  idioms: [
    // leaving a job, a class or the internet
    '(?:goodbye|good bye|farewell|leaving) (?:letter|note|card|email|speech|video)s? (?:to|for) (?:all |each of |every one of )?(?:my |the |our )?(?:\\S{1,10} )?(?:colleagues?|co-?workers?|team|class|students|pupils|boss|office|band|club|choir|group|ward|regulars|customers|staff|neighbou?rs|crew|inner \\S{1,8})|(?:wrote|writing|write) (?:a |my )?(?:goodbye|farewell) (?:letter|note|card|email)s?<0-8>(?:colleagues|team|last day|leaving do|class|emigrat\\p{L}{1,4})',
    '(?:disappear|vanish|delete my ?self) from (?:social media|instagram|insta|facebook|tiktok|twitter|linkedin|whatsapp|the internet|the group|online)',
    "(?:makes?|making|made) me (?:want to|wanna) (?:die|kms|kill my ?self)(?: \\S{1,8}){0,2} (?:haha\\p{L}{0,4}|lol|lmao)|if (?:my|our|the|this) (?:\\S{1,10} ){1,4}(?:i'm|im|i am|i'll|i will|i) (?:going to |gonna )?(?:jump(?:ing)? off|jump(?:ing)? out|throw my ?self)(?: \\S{1,8}){1,3} (?:lol|haha\\p{L}{0,4}|lmao)",
    // what somebody was asked, what is past, and the fear of an operation
    '(?:gp|doctor|nurse|therapist|counsellor|counselor|psychiatrist|midwife|questionnaire|form|she|he|they) (?:\\S{1,6} ){0,2}(?:asked|asks|asking) (?:me )?(?:if|whether)(?: \\S{1,9}){0,6} (?:suicide|suicidal|killing my ?self|ending (?:things|my life)|harm(?:ing)? my ?self|die|dead)',
    'used to(?: \\S{1,8}){0,4} (?:imagin|fantasi[sz]|pictur)\\S{1,3}(?: \\S{1,6}){0,2} (?:funeral|death|dying)',
    'used to (?:wish|want|think|pray|hope|dream|fantasi[sz]e)<0-8>(?:but|and now|now)<0-8>(?:fine now|better now|glad|happy now|helps?|different now|okay now|ok now|grateful)',
    "(?:scared|afraid|terrified|worried|fear|frightened|nervous|panicking)(?: \\S{1,6}){0,4} (?:not|won't|wont|never) wake up|(?:not|won't|wont|never) wake up (?:from|after|during) (?:the |my )?(?:anaesthetic|anesthesia|anaesthesia|operation|surgery|op)",
    // shame at school, where everybody would rather not be seen for a moment
    beside(
      '(?:teacher|professor|prof|coach|tutor)<0-3>(?:(?:calls?|called|says?|said|reads?)(?: out)? my name|(?:calls?|called|picks?|picked) (?:on )?me)|(?:blush|blushed|blushing|(?:go|goes|went|turn|turned) (?:bright )?red)|in front of the (?:whole |entire )?class|(?:my|the) (?:presentation|speech)',
      '(?:want|wanted|wanna|wish|could)(?: (?:to|just|only|i|could)){0,3} (?:disappear|vanish|evaporate)(?! (?:forever|for good|completely|permanently|from (?:this|the) (?:world|earth|life)))',
    ),
    '(?:that|this|the|old|another) (?:sewer ?slide|kms|unalive) (?:memes?|jokes?|vines?|tiktoks?|gifs?|sounds?|audio)|(?:memes?|jokes?|vines?|tiktoks?|gifs?|stickers?|trend|audio|puns?)(?: \\S{1,8}){0,4} (?:sewer ?slide|unalive|kms|kermit sewer ?slide)',
    '(?:delet(?:e|ing)|unaliv(?:e|ing)|remov(?:e|ing)) my ?self (?:from|off)(?: of)? (?:insta|instagram|ig|tiktok|snap|snapchat|facebook|fb|twitter|x|discord|whatsapp|reddit|the (?:group|chat|server|app))',
    "end me,? (?:it's|its|this|why)(?: \\S{1,8}){0,2} (?:monday|class|exam|traffic|meeting|week|homework|weather)",
  ],
};
