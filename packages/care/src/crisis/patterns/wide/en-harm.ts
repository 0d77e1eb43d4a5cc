import { near, slot } from '../../slots.ts';

/** What people hurt themselves with. Many of these are also tools of an office or a kitchen. */
const blade = slot(
  'blade blades razor razors razorblade* sharpener* scalpel* stanley_knife craft_knife box~cutter compass safety_pin* paperclip* shard* broken_glass piece_of_glass bit_of_glass bit_of_mirror piece_of_mirror tin_lid can_lid scissors penknife sewing_needle*',
);
const skin = slot(
  'arm arms wrist wrists thigh thighs leg legs forearm* skin stomach belly hip hips shin shins ankle ankles shoulder* calves knuckles palms palm lip feet ribs',
);
const mine = `my (?:own |left |right |inner |upper |whole |bare )?${skin}`;
const mark = slot('scar scars cuts marks lines slices gashes burns bruises stitches scabs welts');
const hurt = slot(
  'cut cuts cutting slice* slicing slash* scratch* claw* scrape* scraping carve* carving burn* burnt dig digs dug digging stab* press* bite bites biting bit pinch* punch* hit hits hitting slap* bang* rip* pick picking scrub* stub stubbed',
);
const relief = slot(
  'calm* quiet quieter numb numbness relief relieved release punish* punishment deserve deserved cope coping control silence bearable ashamed alive real sting stings stung pain hurts hurt bleed bleeds bled bleeding blood raw purpose deliberately secretly again tonight until till addicted urge urges',
);
const cover = slot(
  'long_sleeve* long-sleeve* sleeves hoodie hoodies jumper cardigan cardi jacket sweater bracelet* wristband* watch_strap bandage* plasters band-aids bandaids concealer foundation tights leggings trousers jeans',
);
const heat = slot(
  'summer july august june hot heat heatwave swimming swim pool beach pe gym shorts bikini vest t-shirt tshirt short_sleeves shirt_off changing_room* sunbathing sweating degrees sun',
);
const finder = slot(
  'mum mom mam dad teacher nurse friend* boyfriend girlfriend husband wife sister brother doctor coach anyone anybody nobody no~one noone everyone people they he she',
);

const excuse = slot(
  'cat dog oven cooking fell fence brambles accident clumsy work jam hamster bakery kitchen door',
);
const told = slot('said say told tell blame* blamed lied lie pretend* thinks think');
const hidden = slot(
  'phone_case pencil_case pillow mattress drawer sock socks shoebox make~up_bag makeup_bag tampon_box sunglasses_case wallet purse behind_the underneath under_my under_the hidden hide hid hiding stash* secret locker pocket bag bathroom soap tin just_in_case nobody no~one out_of_my',
);
const clean = slot(
  'clean streak sober_from_cutting self-harm_free sh_free without_cutting without_it counter',
);
const span = slot('day days week weeks month months year years yrs hours wks');
const fell = slot(
  'relaps* threw_it threw_that threw_away ruin* again slipped back_to_zero back_at_zero back_to_day reset reset* gave_in broke blew gone lost did_it over one_text one_phone couldnt_stop day_one started_over failed wrecked cut',
);
const other = slot(
  'drink* drank drunk alcohol beer wine booze vape* vaping smok* cigarettes weed gambl* bet betting sugar gluten duolingo heroin coke cocaine porn meth diet house kitchen windows workout* rehab ms asthma eczema psoriasis cancer lupus colitis bulimia',
);
const until = slot(
  'until till til so_that because deserve* punish* feel quiet stop stops buzzing shut_up noise numb over_and_over as_hard instead_of_crying when_i_fail when_i_mess when_it_gets every_time whenever hurts_more more_than',
);
const hitting =
  '(?:punch|punching|hit|hitting|slap|slapping|bang|banging|smash|smashing|headbutt|headbutting|kick|kicking|slam|slamming) (?:my (?:own )?(?:head|face|thighs?|legs?|stomach|skull|ears?|arms?)|my ?self|(?:the )?(?:walls?|tiles|bricks?|trees|doors?))';
const flame = slot(
  'lighter lighters cigarette* match matches candle stove hob iron straighteners straightener hot_water boiling kettle glue_gun ring hotplate flame exhaust pan',
);
const held = slot(
  'hold holding held press pressing pressed put putting put_out stub stubbed stubbing push* touch* pour* run burn burnt burned burning',
);

/** Self-harm that is going on, hidden, or begun again. */
export const harm: readonly string[] = [
  // the marks that are explained, covered, bandaged
  `${slot('marks cuts scars scratches burns lines bruises')} (?:are|were|is|was|come|came) (?:all )?from (?:the|my|a) ${excuse}(?<=(?:told|tell|say|said|saying|lied|pretend\\S{0,3}|think|thinks)[^.!?\\n]{0,40})|(?:arm|wrist|leg|thigh|hand)(?: \\S{1,5}){0,3} (?:wrapped|bandaged|in a bandage|strapped)(?: \\S{1,8}){0,4} (?:said|told|sprain|burn|fell|pretend\\S{0,3}|lied)(?! (?:the (?:doctor|nurse|physio)))|(?:plasters|bandages|band-?aids|gauze|steri-?strips)(?: \\S{1,7}){0,4} (?:again|hide|cover|wrists?|cashier|thighs?|nobody|hidden)`,
  `(?:haven't|havent|not|never|can't|cant|don't|dont|won't|wont|stopped) (?:\\S{1,6} )?(?:worn|wear|wearing|wore) (?:shorts|short sleeves|t-?shirts?|tank tops?|dresses|a bikini|skirts)(?: \\S{1,7}){0,6} ${slot('legs thighs arms scars cuts see years because_of')}(?! (?:are (?:fat|hairy|cold|pale)|too (?:fat|cold|pale)))`,
  `${slot('burned burnt burn burning cut cutting hurt hurting hit hitting scratched')} my ?self(?: \\S{1,6}){0,5} (?:on purpose|deliberately|intentionally)|(?:hurting|harming|cutting|burning|punishing|starving) (?:my ?self|my body) (?:is|was|feels|helps|makes|calms|when|every|because)|(?:i )?(?:punish|hurt|hate and hurt) my body (?:when|if|every|because|until)|(?:slipped|slip up|slipped up|gave in)(?: \\S{1,7}){0,4} (?:cuts?|cutting|blade|scars?|burn)|first (?:cuts?|time cutting) (?:since|in (?:\\S{1,6} )?(?:months|weeks|years))`,
  `(?:rubber|elastic|hair) (?:band|tie|bands)<0-6>${slot('wrist snap snapping bruise* not_enough enough_anymore isnt_enough hard')}|(?:lighter|blade|razor|knife) (?:by|under|beside|next to|near) (?:the|my) (?:bed|pillow|mattress|bath)|bloody (?:towels?|tissues?|shirt|sheets|sleeves?)<0-6>${slot('hid hide hidden bin bottom wash washed nobody')}|(?:therapist|psychologist|counsellor|counselor|psychiatrist|mum|mom) (?:\\S{1,7} )?(?:doesn't|doesnt|don't) know (?:that )?(?:i've|ive|i|i'm|im) (?:\\S{1,7} )?(?:started again|doing it again|back at it|cutting|relapsed)|day (?:one|1|0) again(?! (?:of (?:the|my) (?:diet|gym)|no (?:sugar|smoking|alcohol)))`,
  `(?:hit|hitting|slap|slapping|punch|punching|burn|burning|cut|cutting|hurt|hurting|scratch|scratching|bite|biting) (?:my ?self|my own (?:face|head|arms?|skin|legs?))(?: \\S{1,8}){0,6} ${slot('when every because whenever until till tonight secretly alone toilets bathroom shower night_shift calm calmer stops nobody no~one again')}(?! (?:shaving|cooking|at work))|i (?:do not |don't |dont )?cut (?:to|so|because|when|every time|instead)(?= )(?! (?:the|down|carbs|class))`,
  `(?:nails?|fingernails)(?: \\S{1,5}){0,3} (?:palms?|skin|arms?|thighs?)(?: \\S{1,5}){0,3} (?:until|till|til|bled|bleed|blood|hurts?)|(?:fell off the wagon|started (?:again|back)|back at it|back to (?:it|the (?:blade|matches|lighter|real thing)))<0-6>${slot('cut cutting blade arm arms thighs scars bathroom matches lighter razor real_thing bathroom_floor')}(?! (?:weights|bicep\\S?))|(?:addicted to|need) (?:the |my )?(?:cutting|hurting my ?self|self ?-?harm\\S{0,3}|the sting|the blood|the blade)|urge(?:s)? (?:is|are) (?:so |really |too |getting )?(?:strong|bad|loud|back|worse)`,
  `${hurt}(?: \\S{1,8}){0,3} ${mine}<0-7>${relief}(?! (?:cook|work|on the))|${relief}<0-5>${hurt}(?: \\S{1,8}){0,2} ${mine}`,
  `${slot('cut cutting slice slicing slash* scratch* claw* carve* carving dig dug digging scrape* scraping')}(?: \\S{1,8}){0,2} ${mine}(?: \\S{1,8}){0,3} ${slot('last_night tonight today yesterday again nobody no~one school class bathroom when every because secretly')}`,
  `${mark}(?: \\S{1,8}){0,4} ${slot('fresh new more again deeper worse multiplying')}(?: \\S{1,8}){0,3} ${slot('old fading faded healed')}|${slot('old fading faded healed healing')}<0-6>${slot('fresh new')} ${slot('ones cuts scars marks lines')}|new ones next to|opened up an? old one`,
  `my ${skin} (?:look|looks|is|are|was|were)(?: \\S{1,8}){0,3} ${slot('barcode zebra* ladder* covered full_of raw wrecked ruined mess shredded mince scarred sliced')}(?! in (?:bites|mosquito|paint|mud|tattoo))`,
  near(
    `(?:my (?:scars|cuts|slices)|${mark}(?: \\S{1,6}){0,2} ${mine})`,
    `(?:${cover}|${heat}|${slot('hide hides hiding hid fresh swimsuit dress')})`,
    7,
  ),
  `${cover}<0-5>${heat}<0-9>${slot('see sees saw notice scar* cuts marks arms wrists thighs because_of_what hide')}|${heat}<0-5>${cover}<0-6>${slot('see sees saw notice scar* cuts marks my_arms my_wrists my_thighs hide')}`,
  `${finder} (?:\\S{1,7} ){0,2}${slot('see sees saw notice* noticed find finds found asked asks check checked')}(?: \\S{1,5}){0,2} my (?:arms?|wrists?|thighs|scars|cuts|sleeves)(?! (?:are|is|was|were) (?:longer|shorter|too|cold|skinny|hairy|broken))|my (?:arms|wrists|thighs|scars|cuts)(?: \\S{1,5}){0,2} (?:so |and )?${finder} (?:\\S{1,7} ){0,1}${slot('see sees notice notices find finds asks')}`,
  `${told}(?: \\S{1,8}){0,3} (?:it (?:was|is|were)|they (?:were|are)|that)(?: \\S{1,6}){0,2} ${excuse}<0-6>${slot('scar* cuts marks arms lines burns believe* believed goldfish allergic dead')}|${slot('scar* cuts marks burns scratches')}<0-6>${told}(?: \\S{1,8}){0,3} ${excuse}`,
  near(blade, hidden, 5),
  near(
    blade,
    slot(
      'relaps* urge urges tempted crav* miss new_pack bought_new bought_more threw_away thrown_away took_apart took_my apart calling thigh* wrist* my_arm my_arms my_skin',
    ),
    7,
  ),
  `(?:${span} ${clean}|${clean}(?: \\S{1,6}){0,2} ${span})(?!<0-6>${other})<0-8>${fell}|${slot('relaps* slipped gave_in broke_my')}<0-6>${span}<0-3>${slot('clean streak')}(?!<0-6>${other})|day (?:0|one)[. ,]{1,3}again[. ,]{1,3}`,
  `(?:i |just )?relapsed?(?: \\S{1,8}){0,5} ${slot('nobody no~one tonight last_night cut cutting blade* razor* scar* arms thighs wrists skin bathroom after_0')}(?!<0-8>${other})`,
  `${slot('did_it do_it done_it doing_it did_more did_0')}(?: again)?(?: \\S{1,8}){0,4} ${slot('thigh thighs wrist wrists arm arms hip skin bathroom_floor blade plaster* bled bleeding deeper sleeves')}|did it again(?: \\S{1,8}){0,4} ${slot('nobody no~one clean_now ashamed bathroom')}`,
  `${hitting}<0-8>${until}|${slot('punch punching hit hitting')} (?:my ?self|my (?:own )?(?:face|head|thighs?))(?= (?:and|with|at|in|again|when|every|so))`,
  `${held}(?: \\S{1,9}){0,4} ${flame}<0-5>${mine}|${held}(?: \\S{1,9}){0,2} (?:my hands?|${mine})(?: \\S{1,8}){0,3} ${flame}<0-6>${slot('until till long hurts purpose count seconds think punish* longer quiet')}`,
  `${slot('burn burns burnt burned burning')}(?: \\S{1,8}){0,2} (?:my ?self|${mine})<0-4>${slot('purpose cigarette* lighter straighteners deliberately punish* secretly')}|${slot('hit cut burn scratch bite hurt')}(?:ting|ning|ing|s)? my ?self(?: \\S{1,8}){0,4} ${slot('purpose again toilets secret still punish* deserve* shower bathroom every since when_i when_im instead')}`,
  `(?:i|just|really|still) (?:\\S{1,8} )?(?:miss|need|want|crave) (?:my |the )(?:blades?|razors?|cutting|pain|sting)(?! (?:reliever|relief|killer|to (?:stop|go|end)|gone))|(?:urge|urges|itch|itching) to (?:cut|burn|hurt|slice|scratch|do it)(?! (?:my hair|ties|back|down))`,
  `${slot('blood bled bleeding bleed')}<0-6>${slot('my_sleeve* my_sheets my_jeans thru_my through_my my_homework bathroom_floor calms calm feels better tissues need_it purpose')}|(?:pick|picking|dig|digging|scratch|scratching)(?: \\S{1,8}){0,3} (?:until|till|til)(?: \\S{1,6}){0,2} (?:bleeds?|bled|bleeding|raw)(?! (?:eczema|because of the eczema))`,
  `(?:dig|digging|dug|press|pressing|pressed) my nails into|(?:${slot('starve* starving')}) my ?self(?: \\S{1,6}){0,2} ${slot('punish* deserve* because')}|${slot('carved carving wrote scratched')}(?: \\S{1,10}){1,3} into my (?:own )?${skin}`,
];
