import { near, slot } from '../../slots.ts';

const wish = slot(
  "wish wished wishing hope hoping hoped pray praying prayed beg begging i'd_love id_love longing ready rather if_only",
);
const gone = slot(
  "not_wake_up never_wake* never_woke don't_wake dont_wake didn't_wake didnt_wake won't_wake wont_wake no_more_mornings heart_stop* heart_just* heart_gave heart_gives heart_attack_in brain_aneurysm aneurysm take_me takes_me took_me took_me_instead struck_by lightning hit_me hits_me hit_by run_me stop_existing stopped_existing cease* not_be_here not_be_alive just_not_be not_exist fade_away fade_out disappear_for_good vanish_for_good evaporate never_existed never_been_born not_been_born be_dead be_done_with_life be_gone be_no_more be_nothing let_off let_me_go put_down cancer_back terminal meteor asteroid blood_clot plane_crash* crash_kill* hadn't_survived hadnt_survived hadn't_woken wasn't_here wasnt_here wasn't_alive wasnt_alive it_was_over_for_me forever_asleep sleep_forever",
);
const notPlain =
  '(?! (?:early|late|before|at|for work|for school|so (?:tired|early)|with|the|him|her|them|by|in the middle|from (?:the|my) (?:surgery|op|anaesthetic)))';
const hit = slot('bus car truck lorry train tram van lightning meteor asteroid plane brick tree bullet');
const fine = slot(
  'mind mad care bothered complain object fine ok okay good happy glad relief relieved great shame sad favour favor',
);
const illness = slot(
  'cancer tumour tumor lump biopsy scan diagnosis terminal malignant aneurysm stroke heart_attack results test_results symptoms pneumonia leukaemia leukemia',
);
const welcome = slot('hope hoped hoping pray praying wish wished welcome');
const dead = slot('dead died die dies grave graves buried coma coffin headstone* passed_away');
const envy = slot('envy envious jealous lucky');
const me = '(?:me|my ?self|my (?:own )?life|my (?:own )?existence)';
const button = slot('button switch plug eraser off_switch lever');
const press = slot('press* push* flip* pull* hit_it click* existed existing exist');
const being = slot(
  'being_alive being_here being_me being_a being_human being_someone being_in_this existing existence living life alive breathing waking_up having_a_body this_life this_existence it_all_now staying_alive keeping_going having_to_be carrying_on',
);
const weary = slot('tired sick exhausted done weary finished bored over_it fed_up worn_out knackered');
const notHere =
  '(?! (?:at (?:work|home)|in (?:this|the|a) (?:flat|house|town|city|job|office|dorm|country|relationship|small)|with (?:him|her|them|my|a|the|these)|the (?:only|one|adult|strong|responsible|fat|new|bad)|a (?:mum|mom|nurse|teacher|student|single|wife|maid|taxi|carer|landlord|burden on)|single|alone|broke|ill|sick|late|on |treated|ignored|paycheck|off |next|so |up at|up early|up to the|up with|up every (?:two|0) hours|ignored|told|asked|blamed|coach|admin|hacks|like a student))';
const worth = slot(
  'in_the_way dead_weight deadweight waste_of waste_of_space surplus extra_chair a_drain a_bill ballast a_mistake an_error a_ghost posthumous nothing_but_a_burden unwanted replaceable',
);
const better = slot(
  'better easier happier lighter fine relieved richer cheaper calmer free freer breathe exhale move_on manage cope',
);
const away = slot(
  "without_me if_i_wasn't if_i_wasnt if_i_weren't if_i_werent if_i_was_gone if_i_were_gone if_i_vanished if_i_disappeared if_i_went once_i'm_gone once_im_gone when_i'm_gone when_im_gone when_i_go with_me_gone with_a_different_mother if_i_died if_i_was_dead if_i_hadn't_been",
);
const without = `${away}(?! (?:at (?:work|the)|in (?:the|this) (?:team|band|meeting|office|class)|for (?:a|the) (?:week|weekend|day|few)|there|on the))`;

/** Not wanting to be here any more, without a plan. */
export const wishes: readonly string[] = [
  // being superfluous, having lived long enough, no tomorrow
  `(?:taking|take|takes|waste|wasting|using) up (?:space|air|room|oxygen)(?! (?:in|on) (?:the|my) (?:fridge|phone|garage|drive|cloud|laptop|car))|(?:the )?world (?:would|will|'d)(?: \\S{1,6}){0,3} (?:turning|spinning|go on|carry on|better|fine)(?: \\S{1,6}){0,2} without me|(?:my )?(?:family|kids|husband|wife|parents|children|partner|daughter|son|everyone|they) deserves? (?:\\S{1,6} )?(?:better|more) than me`,
  `(?:i've|ive|i have|i) (?:lived too long|had enough of (?:this life|living|being here))(?! (?:in|with|at|here to))|(?:ready|want|like|waiting|rather) to (?:see|be with|join|go to|go home to) my (?:late )?(?:wife|husband|mum|mom|dad|son|daughter|brother|sister|mother|father|baby)(?: again| now| up there)?(?=[.,!]|$| (?!\\p{L}))(?<=(?:time|enough|late|tired|ready|heaven|lived|life)[^.!?\\n]{0,30} my (?:late )?\\p{L}{3,8}(?: again| now| up there)?)`,
  `(?:don't|dont|do not|doubt|won't|wont|not) (?:\\S{1,6} ){0,2}(?:i'll |i will |ill |going to |gonna |plan to |want to )?(?:see|reach|make it to|live to see|live past|get to) (?:00|0|\\S{3,6}ty)(?=[.,!]|$| (?!\\p{L})| (?:and|but|anyway|tbh|lol))|(?:don't|dont|do not) want (?:a |any |another |to see )?tomorrow(?:s)?(?=[.,!]|$| (?!\\p{L}))|(?:hope|hoping|pray|praying|wish)(?: \\S{1,6}){0,2} (?:tomorrow|the morning|morning)(?: \\S{1,8}){0,2} (?:doesn't|doesnt|never|won't|wont|didn't|not) (?:ever )?comes?`,
  `(?:hope|hoping|wish|wishing|wished|praying|pray|kind of want)(?: \\S{1,7}){0,3} (?:plane|car|crash|bus|boat|ship|lift|accident|surgeon|surgery|coma|anaesthetic|anesthetic|overdose|fever|virus|flu|covid|storm)(?: \\S{1,8}){0,2} (?:goes down|went down|crashes|crashed|sinks|finished me|finishes me|left me under|takes me|took me|killed me|kills me|gets me|had got me|had been worse|is the serious one|never ended|lasted forever)|wouldn't (?:fight|stop|resist|run from) (?:it|him|death)(?: if| when|[.,]|$)`,
  `(?:i |i'd |id |would |could i )(?:\\S{1,7} )?(?:trade|swap|switch|change) (?:places|lives|with)(?: \\S{1,8}){0,6} ${slot('grave dying dead died wants_to_live had_a_life had_kids cancer heartbeat')}|wish i could (?:swap|give|donate|trade) (?:\\S{1,6} ){0,3}(?:life|years|days|with (?:someone|somebody))|if (?:it|the cancer|the lump|the tumou?r)(?:'s| is| comes) (?:back|bad|cancer|malignant)(?: \\S{1,4})?,? (?:i'm|im|i am|i'll|i will|i) (?:\\S{1,6} )?(?:not|won't|wont|refus\\S{1,4}) (?:\\S{1,6} )?(?:treat\\S{0,4}|fight\\S{0,4}|do(?:ing)? (?:chemo|anything))`,
  `(?:be|i'm|im|i am|am) (?:\\S{1,7} )?(?:ok|okay|fine|good|at peace|cool) with (?:not (?:waking|being|existing|living)|dying|never waking|death|it ending|being dead)|(?:no idea|don't know|dont know|not sure|unsure|wonder) why (?:i'm|im|i am|i) (?:\\S{1,6} )?(?:still )?(?:here|alive|bother|exist|existing|breathing|keep going)(?=[.,!?]|$| (?!\\p{L})| (?:any|anymore|at all|tbh))|(?:don't|dont|can't|cant) see (?:a |any |my )?future (?:with me|where i|for me|i'm in)|(?:living|life|being alive|existing|existence)(?: \\S{1,6}){0,2} (?:feels|is)(?: \\S{1,6}){0,2} (?:a chore|like a chore|pointless|exhausting|a burden|a punishment|torture)(?! (?:with|when|in|at))`,
  `(?:i )?(?:only|just) (?:stay|staying|keep going|live|exist|still here|carry on)(?: \\S{1,4})? (?:for|because of) (?:my|the) (?:kids|children|dog|cat|mum|mom|family|parents|son|daughter|grandkids)|if it wasn'?t for (?:my|the) (?:\\S{1,8} ){1,3}(?:i'd|id|i would|i wouldn't|i wouldnt) (?:be gone|be dead|be here|have gone|not be)`,
  `(?:i'm|im|i am|i|just|only|honestly) (?:\\S{1,8} ){0,2}(?:waiting to be (?:over|gone)|existing out of|just existing|not (?:made|built|meant|cut out) for (?:this (?:world|life|planet)|life|living|being alive)|don't belong (?:here|anywhere|on (?:this|the))|ready to go(?= (?:now|any|home to|when)|[.,]|$)(?! (?:out|to|on|back)))|earth (?:isn't|isnt|is not) for me|(?:my|this) life (?:was|is) (?:supposed|meant) to be shorter`,
  `(?:i|we|i'm|im) (?:\\S{1,8} ){0,2}(?:past my (?:sell|use)|outstayed|overstayed|done with (?:it all|everything|life|living|existing|this life|this world)(?=[.,!]|$| (?!\\p{L})| (?:now|and|tbh)))|(?:i could|i'd|i would|id) (?:just |happily |gladly )?(?:sleep|lie down|stay asleep) (?:forever|for ever|and never|for good)|(?:please let me|just let me) (?:go|sleep forever|be gone|fade|disappear)(?=[.,!]|$| (?!\\p{L})| (?:now|please|already))(?! (?:home|to))`,
  `(?:would|will|does|do) (?:anyone|anybody|the ocean|they|people|he|she|you) (?:\\S{1,6} )?(?:notice|miss me|care|be sad|cry)(?: \\S{1,6})?(?: if i (?:\\S{1,6} )?(?:was gone|were gone|died|vanished|disappeared|never came|didn't (?:come|wake)|stopped))|(?:they|everyone|he|she)(?:'d| would)(?: \\S{1,6}){0,2} (?:all )?(?:exhale|be free|be relieved|sigh with relief|get over it|manage without me|cope without me)`,
  `${near(wish, gone, 4)}${notPlain}`,
  `${slot('if when')} (?:a|the|some|that) (?:\\S{1,8} )?${hit}<0-7>${slot('hit hits took takes killed kills flattened flattens got gets')} me<0-10>${fine}`,
  near(
    `(?:(?:not|wouldn't|wouldnt|don't|dont) (?:\\S{1,6} )?${fine}|be (?:\\S{1,6} )?${fine})`,
    "(?:if|when) (?:i )?(?:\\S{1,6} )?(?:didn't wake|didnt wake|don't wake|dont wake|never woke|got hit|get hit|get killed|got killed|died|die in my sleep|not wake up|my heart stopped|something (?:happened|took|hit))",
    5,
  ),
  `(?:stopped|stop|don't|dont|no longer|forget to|not|never)(?: \\S{1,8}){0,2} (?:looking|look|checking|check) (?:both ways|left and right|before (?:i|crossing)|when (?:i cross|crossing)|for cars)|(?:afraid|careful|scared) of cars`,
  `(?:seatbelt|seat belt|helmet)<0-6>${slot('any~more whatever bother* bothered care point if_it')}|(?:don't|dont|stopped) (?:\\S{1,8} )?(?:wear|wearing)(?: \\S{1,3}){0,2} (?:seatbelt|seat belt|helmet)(?= (?:now|any|and|because|lol|whatever)|[.,]|$)`,
  near(
    illness,
    `${welcome}(?! (?:it'?s not|it isn't|they|he|she|for the best|all|my (?:mum|mom|dad)|your))`,
    6,
  ),
  `(?:disappointed|gutted|sad|let down|annoyed|almost upset)<0-6>${slot('benign clear remission not_cancer nothing_serious all_clear fine negative only_a')}|${slot('benign all_clear remission results_were_fine scan_was_clear')}<0-6>(?:and |but |so )?i (?:\\S{1,8} )?(?:was|felt|am|feel) (?:\\S{1,8} )?(?:disappointed|gutted|sad|let down|cheated)`,
  `${slot('cancer terminal tumour tumor malignant incurable')}<0-6>i (?:\\S{1,8} )?felt (?:\\S{1,8} )?(?:relief|relieved|hope|happy|calm|peace|lucky|nothing)|(?:relief|relieved|glad|happy|hopeful)(?: \\S{1,6}){0,4} (?:might be|could be|it's|it is|was) (?:cancer|terminal|malignant)`,
  `${envy}(?: (?:of|at))? (?:people|those|everyone|the|my \\S{1,8}|anyone|someone)(?: \\S{1,6}){0,2} ${dead}(?! (?:person|her|his) (?:money|house))`,
  `${near(`(?:a|an|the|there was an?) (?:\\S{1,6} )?${button}`, `(?:stop|to|that|end|delete|erase|turn)(?: \\S{1,8}){0,3} (?:existing|exist|me off|me out|${me})`, 3)}|${press}<0-4>${button}<0-4>(?:existing|ago|me|my life)`,
  `${weary}(?: \\S{1,6}){0,2} (?:of|with|from|at) (?:\\S{1,6} )?${being}${notHere}|too tired to (?:be|exist|live|keep living)|tired of (?:all of it|everything and everyone|myself|having a name)|(?:can't|cant) be (?:arsed|bothered) (?:being alive|living|to (?:live|exist|be alive|have a future))|cba (?:living|being alive|existing|with life)`,
  `(?:don't|dont|do not|didn't|never) (?:\\S{1,8} ){0,2}(?:want to|wanna|wish to|intend to) (?:be (?:me|a person|human|anything|alive|here)|exist|do life|grow old|reach \\S{1,8}|have a future|see (?:it|the new year|next year))(?=[.,!?]|$| (?!\\p{L})| (?:any|no more|at all|tbh))`,
  `(?:i'm|im|i am|being|just|feel like|feel|only) (?:\\S{1,8} ){0,2}${worth}(?! (?:at work|in the office|time|money|for the dog|of (?:time|money)|in the (?:kitchen|queue|team)))`,
  near(
    `(?:kids?|children|family|wife|husband|mum|mom|dad|parents|everyone|everybody|they|they'd|he'd|she'd|people|friends|world|son|daughter)(?: \\S{1,8}){0,4} ${better}`,
    without,
    4,
  ),
  `(?:a |the )?(?:different|another|new|nicer|better) (?:mother|mum|mom|dad|father|wife|husband|daughter|son)<0-9>(?:in the way|instead of me|without me|not me|deserve)|(?:deserve|deserves|have a better life)<0-5>(?:different|another|proper|real|better) (?:mother|mum|mom|dad|father|wife|husband|partner|parent)`,
  `(?:should(?:'ve| have)?|could have|would rather have)(?: it)? been me(?=[.,!]|$| (?!\\p{L})| (?:in|who died|not|instead|on|that died|under))(?! (?:who got|in charge|on the team|promoted))|it should(?:'ve| have|ve| of) been me (?:in that|in the|who died|not|instead|on that|that died)|(?:why|how come)(?: \\S{1,8}){0,3} (?:take|took|taken)(?: \\S{1,6}){0,4} (?:and )?not me`,
  `(?:mum|mom|mother|mam|parents|she|they)(?: \\S{1,8}){0,5} (?:aborted me|abortion|kept the receipt|used a condom|stopped at (?:one|two|0) kids?|never had me|not had me)|(?:wish|wished|better|should)<0-6>(?:abortion|aborted me|never had me|not had me|not been born)`,
  `(?:why|what for)(?: \\S{1,6}){0,2} (?:did|do|does|am|must|should|would) (?:they|he|she|the doctors?|i|anyone|god) (?:\\S{1,8} ){0,3}(?:bring me back|save me|saved me|resuscitate\\S? me|revive me|wake up|still (?:here|alive|breathing)|bother (?:living|breathing|waking|being)|keep (?:waking|breathing|living)|have to (?:wake|be alive|live))(?! (?:early|at|for|so|here in|him|her|the|every two|every 0))`,
  `(?:good lord|god|lord|jesus|allah|bhagwan|universe|ancestors|reaper|death|man upstairs)<0-6>(?:take me|took me|takes me|call me home|called me home|calls me|forgot(?:ten)? (?:me|to collect me)|collect me|come for me|fetch me|let me (?:go|rest)|why the delay|hurry up|i'm ready|im ready)|(?:glad|happy|ready|pleased)<0-5>(?:good lord|god|lord|jesus|allah|death)<0-3>(?:took me|take me|tonight|comes?)`,
  `(?:no|not a single|lost the|lost my|without a|without any|any|there a|a single) (?:\\S{1,6} )?(?:reason|point|purpose|sense)(?: left)? (?:to|in|of|for) (?:\\S{1,8} )?(?:get(?:ting)? (?:up|out of bed)|wak(?:e|ing) up|liv(?:e|ing)|go(?:ing)? on|carry(?:ing)? on|continu(?:e|ing)|any of (?:it|this)|stay(?:ing)?(?! (?:in|at|with))|trying any)(?! (?:at|early|before|for|on|today|so early|in (?:the|this) (?:city|town)|with (?:him|her)|the (?:meeting|course)))`,
  `(?:nothing|no one|nobody|not much) (?:is )?(?:left )?(?:here )?(?:for|to) (?:me|live for|look forward to|stay for|keep me)(?: (?:here|any ?more|in this world|on this earth))(?! in)|nothing (?:left )?to live for|(?:just|only) waiting (?:to die|for (?:it all|it|everything|life|the end|my turn|my time|death) ?(?:to be over|to end|to come)?)(?=[.,!]|$| (?!\\p{L}))(?!,? (?:exam|results|the))`,
  `(?:hate|resent|angry|gutted|disappointed|cry|cried|annoyed)(?: \\S{1,8}){0,4} (?:i )?(?:woke up|wake up|waking up|opened my eyes)(?= (?:again|still|alive|this morning|every (?:day|morning)|today|and)|[.,!]|$)(?! (?:at|early|before))|(?:another|every) morning (?:is|feels)(?: \\S{1,6}){0,3} (?:insult|punishment|curse|disappointment|failure)|so tired of waking up(?! (?:at|early|to|with|every (?:two|0)))`,
  `(?:no ?one|noone|nobody)(?:'d| would|'ll| will)? (?:\\S{1,7} )?(?:notice|miss me|care|realise|realize|know)(?: \\S{1,8}){0,2} (?:until|till|for (?:days|weeks|months))(?: \\S{1,8}){0,3} (?:rent|smell|landlord|bills?|school|work|weeks|days|months|monday)|(?:nobody|no one|noone) would (?:even )?(?:know|notice) (?:i was|i am|i'm|im) (?:gone|dead)|move on (?:in|within|after)(?: \\S{1,5}){0,2} (?:week|month|day|year)s?<0-3>if i`,
  `(?:rather|prefer to|sooner) (?:be|not be|not exist|have been)(?: \\S{1,8})? (?:nothing|stillborn|aborted|under the ground|in the ground|ash(?:es)?|dust)|life (?:is|feels|looks)(?: \\S{1,8}){0,3} (?:too long|a (?:sentence|waiting room|chore|punishment|prison))|(?:my|this) life(?:'s| is| feels)(?: \\S{1,8}){0,2} (?:too long|not mine|over already|a mistake|an error)`,
  `(?:want|wanna|need|wish) (?:everything |all of it |it all |this life |my life )(?:to )?(?:just )?(?:stop|be over|end)(?=[.,!]|$| (?!\\p{L})| (?:now|already|for good|forever|so|please))(?! (?:raining|snowing|hurting soon))|(?:go to|fall asl|drift off to) sleep (?:\\S{1,6} ){0,3}(?:and )?(?:that be it|that's it|never (?:wake|come)|not (?:wake|come) (?:up|back)|stay (?:there|asleep))|sleep and (?:that be it|never|not wake|stay asleep)`,
  `(?:stopped|quit|skip|skipping|not|don't|dont|refus\\S{1,4}) (?:\\S{1,8} )?(?:taking|take|bothering with|treating)(?: \\S{1,8}){0,3} (?:meds|insulin|tablets|medication|dialysis|treatment|heart pills)<0-8>(?:hope|hoping|whatever happens|see what happens|if it (?:kills|gets|takes)|let it|quicker|sooner|nature take)`,
];
