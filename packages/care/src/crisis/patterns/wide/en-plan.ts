import { near, slot } from '../../slots.ts';

const pills = slot(
  'pills pill tablets tabs meds medication medicine* paracetamol tylenol panadol ibuprofen aspirin amitriptyline sertraline citalopram propranolol diazepam xanax valium zopiclone ambien temazepam morphine oxy* codeine cocodamol insulin antidepressant* painkiller* sleeping_pills sleeping_tablets blister* packets opioid* fentanyl benzo* digoxin prescription* doses overdose*',
);
const tool = slot(
  'rope ropes noose nooses cord hosepipe hose shotgun rifle gun pistol revolver gun_cabinet gun_safe cabinet_key ammo ammunition cartridge* bullet bullets razor_blades blade scalpel exhaust helium nitrogen charcoal_burner pesticide* poison sniper',
);
const height = slot(
  'bridge bridges overpass flyover viaduct roof rooftop multi-storey car_park_roof parking_garage ledge balcony cliff cliffs railing railings tracks railway rails platform level_crossing river canal quarry dam weir pier headland window_ledge parapet the_edge top_floor crane silo scaffolding lake reservoir deep_end',
);
const stored = slot(
  'saving saved saved_up save_up stash* hoard* stockpil* kept_back keeping_back kept_each squirrelled in_a_sock in_my_sock shoebox under_my_bed worth_of months_of in_front_of_me in_my_hand',
);
const ready = slot(
  "boot trunk glovebox ready bought ordered tied tie knot tested attic loft beam barn shed garage pocket packed waiting calms comforts comforting staring stare found code key loaded cleaned borrowed hanging hangs strong_enough holds practised practiced safe_code just_in_case knowing_its knowing_it's under_my_bed",
);
const household = slot(
  "son_is toddler* kids_cant kids_can't childproof locked_cupboard dosette dog_ate cat_ate vet_said my_dads_pills mums_pills swing swings climbing hammock washing_line tow towing sailing hunting farm_shop scout* deer pheasant clay_pigeon tug_of boat_trip film movie game games novel story play_about prop reenact* costume airport flight holiday",
);
const not = `(?!<0-9>${household})`;
const sight =
  '(?!<0-8>(?:view|views|photo|photos|pics|fishing|ducks|kids|picnic|roofer|builder|scaffolder|work|job|shift|boat|boats|tour|guide|wedding|bungee|climbing|sunset|sunrise|fireworks|gig|pram|marathon|jog|jogging|run|delay\\S{0,3}|late|ticket|scared of heights|afraid of))';
const letters = slot(
  'letter letters note notes card cards envelope envelopes video videos voice_note voice_notes voice_message* voicemail* text texts email emails message messages',
);
const wrote = slot(
  'wrote write written writing left leaving finished recorded scheduled sealed hidden hid mailed posted addressed rewrote',
);
const kin = slot(
  'kids children son daughter wife husband mum mom mam dad parents sister brother family everyone girlfriend boyfriend nan gran each best_friend friends boys girls niece nephew grandkids them',
);
const later = slot(
  "drawer envelope pillow desk glovebox kitchen_table under_my in_my_sock behind hid hidden goodbye sorry when_i'm_gone when_im_gone after_i'm after_im for_after find_it find_them explain* forgive last ready no_one_knows each_of everything_is not_their_fault nobody's_fault tonight tomorrow pills tablets calm peace do_it through_with",
);
const harmlessLetter =
  '(?!<0-12>(?:colleague\\S?|coworker\\S?|team|factory|office|work|job|class|teacher|school|santa|birth|baby|born|wedding|surgery|operation|op|deploy\\S{0,5}|retire\\S{0,4}|leaving do|emigrat\\S{0,4}|novel|story|character|pen pal|landlord|council|bank|camp|hospital bag|died|passed away))';
const papers = slot(
  'will passwords password pin bank_card insurance papers paperwork documents deeds funeral accounts account savings bills debts debt rent mortgage pension affairs finances certificates log~ins logins pins will_is',
);
const settled = slot(
  'sorted settled written_down wrote_down envelope folder notebook drawer in_order transferred signed_over put_my paid cleared updated labelled labeled left printed list up_to_date organised organized finished done',
);
const after = slot(
  "where_i'm_going where_im_going when_i'm_gone when_im_gone once_i'm_gone after_i'm_gone after_im_gone she'll_be he'll_be they'll_be shell_be theyll_be alright_for all_right_for nobody_has no_one_has so_nobody so_no_one so_she_doesn't so_they_don't so_they_dont so_he_doesn't so_she_knows so_they_know isn't_on isnt_on won't_need wont_need not_be_here won't_be_here wont_be_here no_hassle hassle nothing_left_to find_everything can_find where_everything_is that's_that thats_that all_that's_left now_i_can ready_to_go at_peace tonight be_ok_without be_okay_without find_it",
);
const notPlan =
  '(?!<0-12>(?:baby|born|married|wedding|holiday|surgery|operation|solicitor|lawyer says|moving|move|uni|emigrat\\S{0,4}|new (?:house|job|flat|phone)|mortgage advi\\S{0,5}|grown up|divorce|retire\\S{0,4}))';
const pet = slot(
  'dog dogs cat cats hamster horse rabbit* budgie parrot puppy tortoise guinea_pig* pet pets fish chickens cattle cows sheep pony bird',
);
const homed = slot(
  "rehomed gone_to went_to given gave taken_to took_to new_home found_a_home home_for someone_to_take who_takes who'll_take who_will_take looked_after look_after feed feeds left_with with_my_brother with_my_sister shelter sold",
);
const absent = slot(
  "someone_who'll someone_who_will who'll_be_here without_me won't_be_here wont_be_here i'm_gone im_gone when_i_go not_be_here nobody_remembering hungry before_i nothing_keeps nothing_left last_thing so_nobody tonight decided goodbye ready now_i_can written_down where_everything_is",
);
const notPet =
  '(?!<0-12>(?:allerg\\S{0,4}|moving|move|landlord|holiday|vet|rescue|foster\\S{0,3}|garden|new baby|travel\\S{0,4}|work trip|surgery|divorce))';
const given = slot(
  'gave give giving given_away gave_away giving_away left posted handed donated sold signed_over took returned',
);
const things = slot(
  'guitar records vinyl watch ps0 xbox bike stuff things belongings clothes games books ring jewellery jewelry tools plants car keys hoodie camera drums laptop phone collection lego piano rods headphones medals scooter instrument* everything account',
);
const noNeed = slot(
  "won't_need wont_need won't_be_needing wont_be_needing don't_need_it_where no_need_for_it_where no_use_to_me no_use_for not_need_them not_need_it where_i'm_going where_im_going nobody_has_clicked nobody_clicked before_i_go before_i_leave_for_good i_wont_be i_won't_be not_coming_back no_reason_to_keep",
);
const decided = slot(
  'decided(?!_(?:to|on|that|against)) picked_the_day picked_a_day set_the_date set_a_date made_up_my_mind made_my_mind made_my_peace have_a_date know_when stopped_fighting',
);
const calm = slot(
  'calm calmer peace peaceful relief relieved lighter quiet quieter seem_better look_better seem_happier look_happier sleeping_better not_scared no_fear free noise_stopped easy easier cheerful',
);
const otherChoice =
  '(?!<0-12>(?:job|quit|resign\\S{0,4}|divorce|move|moving|leave him|leave her|uni|university|course|college|break up|baby|surgery|treatment|name|house|career|sober|therapy|business|wedding))';
const farewell = slot(
  'goodbye good_bye bye farewell thank_you_all thank_you_for thanks_for_everything thanks_everyone thanks_to_everyone love_you_all sorry_everyone sorry_to_everyone take_care_of tell_my forgive_me forgive',
);
const final = slot(
  "after_tonight after_tomorrow after_this_weekend won't_hear wont_hear last_message last_post won't_be_on wont_be_on won't_be_here wont_be_here forever next_life another_life other_side can't_do_this cant_do_this i_tried i_love_her i_love_him i_love_them don't_blame dont_blame not_your_fault nobody's_fault nobodys_fault no_one's_fault ending_this ending_it ending_the",
);
const alone =
  "(?:(?:house|flat|home|place)(?: \\S{1,4})? (?:to myself|empty)|(?:wife|husband|kids|parents|mum|mom|dad|everyone|everybody|flatmates?|housemates?|girlfriend|boyfriend)(?:'s|s)?(?: \\S{1,4}){0,2} (?:away|out|asleep|gone till|at (?:her|his|their) (?:sisters?|sister's|mums?|mum's|dads?|dad's|nans?|parents|mother's|mothers|brother's)|at camp|at (?:work|church|school))|no ?one(?:'s| is| will be)? home|nobody(?:'s| is| will be)? home|home alone)";
const die =
  "(?:die|dying|kill|kills|killed|fatal|lethal|dead|not wake up|dont wake|don't wake|never wake|survive|survives|surviving|survived|painless|painlessly|pass out|unconscious|black out|bleed out|bring me back|vegetable|crippled|paralysed|paralyzed|irreversible|stop my heart|finish me|end it quietly|end it for|end it all|end me|be over fast|instant|instantly)";
const ask =
  "(?:how (?:many|much|long|high|far|deep|cold|quick|quickly|fast|do)|which|what|whats|what's|would|will|does|do|is|can|could|anyone know|where)";
const method = `(?:${pills}|${slot('hang hanging hung jump jumping jumped a_fall the_fall fall_from fall_off falling_from storey storeys story floor floors carbon_monoxide exhaust garage engine_on engine_running bleach antifreeze insulin helium nitrogen drown* freez* pesticide poison rat_poison veins vein artery wrist wrists gun shotgun plastic_bag bag_over ligature noose vodka')})`;
const notLethal =
  '(?!<0-10>(?:fever|headache|toothache|my (?:son|daughter|dog|cat|mum|nan|dad|kid|toddler)|weeds|ants|rats|mice|wasps?|slugs|the (?:dog|cat|engine|phone|battery)|plants?|novel|story|character|film|game|workout|marathon|commute))';

/** Sentences that say it nearly plainly. */
export const plain: readonly string[] = [
  `(?:my|this|a|another|0|\\S{5,6}|failed|suicide|post|the last|the) (?:suicide )?attempts?(?= (?:was|no|in|failed|last|on|felt|pending|and|had|that|since)(?!\\p{L}))(?! (?:at|to (?:pass|learn|quit|bake|make|get)|driving|was (?:rubbish|burnt|better)))(?<=suicide attempts?|post attempts?)|(?:my suicide|post) attempt|i (?:attempted|od'd)(?=[.,!?]|$| (?!\\p{L})| (?:again|on sunday|on friday|on monday))|(?:going|gonna|want) to attempt(?: again)?(?=[.,!]|$| (?!\\p{L}))`,
  `tried to (?:die|kms|overdose|unalive|od|(?:hang|drown|strangle|suffocate|gas|poison|end) my ?self)(?=[.,!?]|$| (?!\\p{L})| (?:in|with|at|again|last|twice|but|and|once|when|by|because|on|it|two|three|0)(?!\\p{L}))(?! (?:in the (?:pool|queue|game|trend)|on the))|(?:reasons?|trying|try|promised?|swore) (?:\\S{1,9} )?not to (?:kill|off|harm|end|hang|unalive) my ?self|i[. ]{1,3}want[. ]{1,3}to[. ]{1,3}(?:die|kill[. ]{1,3}my ?self)`,
  `(?:neck|swallow|take|took|swallowed|down|downed|necked|eat|ate)(?:ing)? (?:every|all the|all of the|everything in|the whole lot|all my|all of my|all mum's|all mums)(?: \\S{1,8}){0,3} ${slot('pill pills tablets meds medicine medication')}(?! (?:with|as|on time|every|each|to the (?:chemist|pharmacy)|back|out|home|down))|i(?: (?:just|have))? (?:swallowed everything|took the pills on purpose|drank (?:the bleach|it all to))|took (?:them|it) all(?: (?:on purpose|an hour ago|0 mins ago|and|now))(?! (?:and (?:ran|left|drove)|home|back))`,
  `(?:wish|wished) i(?:'d| had|d) (?:just )?(?:died|succeeded|not (?:woken|survived|been found)|never woken|gone through with|jumped|finished it)|wish (?:the attempt|it|the overdose|they) (?:had )?(?:worked|let me die|left me|not found me)|(?:can't|cant) even (?:die|kill my ?self|do that) right|(?:i|still|just|really) (?:want|wanted) me dead|want me dead and so do i|(?:my|own|rehears\\S{1,3}|plan\\S{0,4}) suicide(?=[.,!?]|$| (?!\\p{L})| (?:like|is|will|would|for|on|tonight|plan))|still suicidal`,
  `(?:end|ending|finish|finishing|off|offing|gas|gassing|strangle|strangled|strangling|erase|erasing|suffocate) my ?self(?! (?:from|off|some|up|in|with (?:coffee|work|chocolate)|as a|at work)(?!\\p{L}))`,
  `(?:tonight|tomorrow|today|this weekend|friday|saturday|sunday|at midnight)(?: \\S{1,4}){0,2} i'?m ending (?:this|it|the|my|all)|i'?m ending (?:this pain|this life|it|everything|all this) (?:tonight|tomorrow|today|for good)`,
  `(?:i |i've |ive |just |already )(?:took|taken|swallowed|drank|downed|popped) (?:0|00|all|about|like|nearly|\\S{3,7}ty|a load|loads|the lot)(?: \\S{1,6}){0,2}(?: of)?(?: (?:my|mums?|mum's|moms?|mom's|dads?|the|his|her|nans?|gran's|sleeping|wife's|husband's)){1,3} ${pills}(?! (?:as|for|a day|daily|with (?:food|breakfast)|this morning like|to (?:work|school)))`,
  `(?:first|second|third|fourth|fifth|0|last|latest|another|failed|suicide|post|my) (?:suicide )?attempt (?:last|on (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)|in (?:a|the) (?:year|month)|was (?:last|two|0|three|this)|and (?:i|they|all|still|everyone)|failed|didn't work|didnt work|again)(?! (?:at|to (?:pass|learn|quit|bake|make|get)|driving))|i (?:attempted|tried to die|tried it)(?: (?:again|on \\S{4,9}|last \\S{4,9}|with (?:a|my|pills|the)|\\S{1,5} times))(?! (?:to|the|a (?:level|climb)|and loved|on (?:toast|sale)))`,
  `(?:drink|drank|drinking|consume|consuming|consumed|swallow|swallowed|eat|take|taking|took) (?:the |some |that |rat |a bottle of )?(?:pesticides?|insecticides?|sniper|rat poison|poison|bleach|weed ?killer|paraquat|dettol|harpic|acid|antifreeze|sulphos|celphos)(?! (?:by accident|accidentally|off|out))`,
  `(?:finish|finishing|stop|close|closing) (?:with )?(?:my|this) (?:own )?life(?= (?:only|itself|soon|today|tonight|now|off)|[.,!]|$)|(?:gonna|going to|about to|want to|wanna|ready to|might|will) jump(?=[.,!?]|$| (?!\\p{L})| (?:tonight|today|tomorrow|now|off the|soon|from the))(?! (?:into the (?:pool|sea|lake|water)))`,
  `(?:noose|rope)(?: \\S{1,4}){0,3} (?:tied|made|up|hanging|hung|ready|on the bed) (?:in|on|to|up|round|around|from|like)(?! (?:the tree for|a swing))|(?:i |i've |ive )(?:made|tied|got) (?:the|a|my) noose|found me (?:hanging|in the garage|with the (?:pills|rope))|cut me down`,
  `(?:unaliv|unalif)\\p{L}{1,4}(?: (?:my ?self|completely|tonight|soon|rn))|want to (?:just )?unalive|(?:su[i0*.]?c[i0*.]?d[e*]|su0c0de|s\\*icide|sui\\*ide) (?:is|note|soon|tonight|again|thoughts|plan)|(?:want to|wanna|want 0|wanna 0) d0e|(?:want|wanna) 0 die|k0ll (?:my ?self|me)|s0lf d0l0te|s0lf ?harm`,
  `(?:still|really|also|actually|genuinely) (?:want|wanted|wanna) (?:to )?(?:be dead|die)(?= (?:on purpose|every|more|so|too|anyway|in|at 0|before|because|and|but)|[.,!?]|$)(?! (?:in my sleep at|of|from|laughing|at (?:the|this) (?:thought|gym)|before the exam|haha|lol))|(?:be|to be) dead (?:by|before) (?:my|the|christmas|summer|monday|morning|then)|trying to die|suicide(?:'s| is) (?:the|all|my|always)|suicidal (?:again|since|every|because)|tonight i (?:die|go)`,
];

/** Plans that are told sideways, and questions for means. */
export const plans: readonly string[] = [
  `(?:woke up|woken up|wake up|awake)(?: \\S{1,8}){0,6} ${slot('gutted disappointed regret icu ward hospital still_alive')}(?=[.,!]|$| (?!\\p{L})| (?:and|that|again|at|about|being))|(?:sewer ?slid\\p{L}{1,4}|ctb|\\p{L}{0,2}kms)(?=[.,!]|$| (?!\\p{L})| (?:is|next|szn|this|at|soon|tomorrow|friday|sunday|way))(?! (?:away|per))|(?:my|the|a) noose(?! (?:joke|around (?:his|her|their)))|my wrists didn't`,
  `(?:how do (?:i|you)|how to|what|which|is there|does|do|will|can) (?:\\S{1,7} ){0,5}(?:nobody can (?:save|bring)|bring me back|find me in time|feel like (?:falling asleep|sleep)|falling asleep|drift off|not traumati[sz]e|leave(?:s)? (?:a|less) mess|look like an accident|looks like an accident|backing out at the last|works for sure|survival rates?|fatal|lethal|deadly|death without|irreversible)(?! (?:asleep (?:at|fast)|in (?:class|maths|school)|fast))(?=[.,!?]|$| (?!\\p{L})| (?:and|if|so|for|this|off|like|without|i|my|by|suffering|pls|please|at))`,
  `need (?:smth|something|sth|a way|a method) (?:that|which|to) (?:definitely |surely |really |actually )?(?:works|end(?:s)? it|kill(?:s)?)|(?:how (?:many|much)|which|what) (?:\\S{1,9} ){0,4}(?:dose|amount|height|depth) (?:is|would be|to be) (?:fatal|lethal|deadly|enough to)|(?:can|do|does|will|would) (?:you|they|it|i) (?:\\S{1,7} ){0,2}(?:black out|pass out|be unconscious|lose consciousness) before|(?:stomach pump|stomach pumped)<0-6>(?:again|another|this time|last time)`,
  `(?:${near(pills, stored, 3)})${not}(?! (?:for (?:my|the) (?:dad|mum|nan|gran|trip|week|journey)))`,
  `(?:${near(tool, ready, 5)})${not}(?! (?:to (?:hang|make) (?:a|the)))`,
  `(?:i'm|im|i am|i|been|and|just|keep|was|am)(?: \\S{1,8}){0,2} ${slot('stood stand standing sat sit sitting parked parking walk walked walking drove went going lean* climb* look* star* wait* back')}(?: \\S{1,6}){0,3} ${height}(?=<0-8>${slot('again tonight hours down edge wind dark step jump* nobody no~one stayed feels 0am longer over scared_at_all water_looks')})${sight}`,
  `(?:climb|climbed|climbing|swung|leaned|leant|lean|stepped|got) over (?:the )?(?:railing|railings|rail|barrier|fence|edge|parapet|wall of the bridge)(?: \\S{1,8}){0,4} ${slot('feel feels feeling nearly almost yesterday tonight again stood hours down let water')}`,
  `${wrote}(?: \\S{1,7}){0,2} ${letters}(?: \\S{1,4}){0,3} ${kin}(?=<0-7>${later})${harmlessLetter}`,
  `${later}<0-5>${wrote}(?: \\S{1,7}){0,2} ${letters}(?: \\S{1,4}){0,2} ${kin}${harmlessLetter}`,
  `(?:my|the|all the|0|three|four|five|six|two) (?:goodbye |last )?letters?(?: \\S{1,4}){0,2} (?:is|are|written|ready|done|finished|sealed|hidden|on the|in the (?:drawer|glovebox|envelope))<0-10>${slot("pills tablets rope tonight thursday friday saturday everyones_out everyone's_out calm ready sorry hose bridge gone")}${harmlessLetter}`,
  `(?:${near(`(?:my |the |all my |our |all the |every )?${papers}`, settled, 4)})(?=<0-8>${after})${notPlan}|${after}<0-6>${papers}<0-4>${settled}`,
  `(?:paid|paying|pay|booked|arranged|prepaid|bought|planned|planning)(?: \\S{1,4}){0,2} my (?:own )?(?:funeral|cremation|burial|plot|grave|coffin|headstone)(?=<0-8>(?:nobody|no one|isn't|isnt|yesterday|last week|quietly))|songs? (?:i (?:want|said)|for)(?: \\S{1,8}){0,3} (?:at the end|my funeral)`,
  `(?:${near(`(?:my |the |our )${pet}`, homed, 4)})<0-14>${absent}${notPet}|(?:gave|given|took|taken|left|found)(?: \\S{1,8}){0,4} ${pet}<0-12>${slot("wont_be_here won't_be_here be_here without_me hungry_with nobody_remembering before_i_go nothing_on_my")}${notPet}`,
  `${given}(?: \\S{1,7}){0,3} my (?:\\S{1,9} ){0,2}${things}<0-8>${noNeed}|${slot("wont_need won't_need wont_be_needing won't_be_needing")} (?:it|them|that|my \\S{2,9}|any of it)(?=[.,!]|$| (?!\\p{L})| (?:any|soon|after|now|where|for))(?! (?:after (?:the|my) (?:move|surgery|op)|now (?:that|we|i have)|in (?:spain|the new)))`,
  `(?:since|once|when|ever since|now that|because) i(?:'ve| have)? ${decided}<0-6>${calm}${otherChoice}|(?:everyone|everybody|people|they|mum|mom|my \\S{2,9})(?: \\S{1,7}){0,4} (?:seem|look|looked|sound|seemed) (?:so |much |really )?(?:better|happier|lighter|calmer|well)<0-8>(?:decided|chose|because i|stopped fighting|if they (?:only )?knew|they don't know|they dont know)`,
  `(?:only|just|still) (?:\\S{1,4} )?(?:waiting|staying|here|holding on|hanging on|hang on|alive|around|going)(?: \\S{1,6}){0,3} (?:until|till|til|for)(?: \\S{1,8}){0,3} (?:wedding|graduation|graduates|birthday|christmas|xmas|funeral|exams|results|born|dies|holidays|prom|dog dies|cat dies)(?! (?:to (?:start|open|see)|and then (?:i|we) (?:fly|move|go on)|sale|presents|leave))`,
  `(?:i've|ive|i have|i) (?:picked|chosen|chose|set|decided on|fixed) (?:the|a|my) (?:day|date|night|hour|time)(?=[.,!]|$| (?!\\p{L})| (?:already|now|and|so|it's|its))(?!<0-12>(?:wedding|party|move|moving|holiday|interview|surgery|test|exam|trip|bbq|appointment|ceremony))|(?:tonight|tomorrow|friday|thursday|sunday|saturday|monday)(?: \\S{1,3}){0,2} (?:is|it's|its) (?:the|my) (?:night|day|time|turn|last)(?=[.,!]|$| (?!\\p{L})| (?:i|for me))(?!<0-8>(?:shift|exam|race|gig|show|class|lesson|wedding))`,
  `(?:know|knew|learn\\S{0,3}|checked|looked up|memori[sz]ed)(?: \\S{1,6}){0,2} (?:time|times|when|timetable|schedule)<0-5>(?:train|freight|express|goods train|tram|tube|intercity)<0-3>(?:goes|passes|comes|past|through)(?! (?:to work|so i can catch))|(?:last|fast|express|freight|next|through) train(?: \\S{1,8}){0,5} (?:platform|doesn't stop|doesnt stop|goes through|goes straight)(?!<0-6>(?:home|late|missed|ticket|work|delay\\S{0,3}))`,
  `${alone}<0-12>(?:${tool}|${pills}|do it|it's time|its time|letter|note|go through with|the plan|thats when|that's when)|(?:${tool}|${pills}|the letter|do it|my chance)<0-9>${alone}`,
  `(?:${near(farewell, final, 9)})(?!<0-9>(?:job|team|colleagues|shift|school|class|choir|season|concert|club|group chat|office|forum|university|year|months))`,
  `(?:won't|wont|will not|not gonna|not going to|never gonna) (?:be |ever )?(?:here|around|hear from me|coming back|see me|alive|wake up|need (?:it|them|to))(?: \\S{1,4}){0,2} (?:tomorrow|after (?:tonight|tomorrow|today|this|sunday|friday)|monday|much longer|by (?:then|the weekend|christmas|summer|spring)|when you (?:read|wake)|again)(?!<0-8>(?:work|shift|holiday|flight|camp|leave|office|school|trip|moving|because of))|(?:don't|dont|do not) (?:wait up|look for me|come looking|bother looking|wake me|plan \\S{2,9} with me|try to find me|cry for me)(?=[.,!]|$| (?!\\p{L})| (?:for me|please|tonight|tomorrow|any|after|in it|at all))(?! (?:tonight|tomorrow),? (?:i'?ll be late|working))`,
  `(?:practis\\S{1,3}|practic\\S{1,3}|rehears\\S{1,3}|dry run|test run|trial run|tested)<0-4>(?:${tool}|jump\\S{0,3}|hang\\S{0,3}|${height}|how to (?:die|do it)|what it would be like)|this time tomorrow (?:i|it|they|you)(?: \\S{1,5}){0,3} (?:won't|wont|not|gone|over|free|nothing|dead|problem)|(?:after|by) (?:tonight|tomorrow|friday|saturday|sunday|monday)(?: \\S{1,6}){0,3} (?:none of (?:this|it) matters|nothing (?:will )?matters?|i'm free|im free|no more (?:pain|me|of this)|it'?s over|i'm gone|im gone)(?!<0-6>(?:exam\\S?|school|term|shift|deadline))`,
  // questions for means
  `${ask}<0-4>${method}(?=<0-5>${die})`,
  `${ask}<0-4>${die}(?=<0-5>${method})${notLethal}`,
  `(?:how (?:many|much)|which|what)<0-3>${pills}<0-6>(?:asking for (?:me|myself)|would be enough|be enough|is enough to|to not wake|without (?:a )?prescription that)${notLethal}|asking for me(?: \\S{1,3})?(?=[.,!?]|$| (?!\\p{L}))`,
  `(?:whats|what's|what is|which is|which one is|tell me|need|is there|any|know) (?:\\S{1,6} ){0,3}(?:least painful|quickest|most peaceful|surest|painless|fastest|easiest|gentlest|most reliable|foolproof) (?:way|ways|method|methods|one|option)(?= (?:to (?:go|die|end|leave|do it)|out|of (?:dying|doing it)|for me)|[.,!?]|$)(?! to (?:go (?:to|on|from|around|home)|leave (?:a|my|the) (?:job|party)|end (?:a|the|my) (?:call|lease|relationship)))`,
  `(?:would|will|does|is) (?:a |the |it |an? )?(?:fall|jump|drop|0 storeys|\\S{3,6} storeys|\\S{3,6} floors?|\\S{3,7} floor|train)<0-6>(?:do it|enough|definitely|kill|instant|hurt|survive|crippled)|how (?:high|far|deep|cold|long)(?: \\S{1,7}){0,3} (?:high enough|till (?:ur|you're|youre|i'm|im|you are) (?:unconscious|gone|dead)|until you (?:pass|black|lose|die)|so you can't get back|to be sure|to be instant)|(?:with|in) a garage with the engine|(?:can|could|do|will) they (?:save|bring back|revive|pump)<0-3>(?:after|if|you|me)<0-6>(?:hour|late|found|swallow|took)`,
];
