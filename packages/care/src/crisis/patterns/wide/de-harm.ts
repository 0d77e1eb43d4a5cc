import { nearLong as near, slot } from '../../slots.ts';

/** What people hurt themselves with. Many of these are also tools of an office or a kitchen. */
const blade = slot(
  'klinge klingen rasierklinge* rasierer rasiererklinge* rasierhobel* spitzer anspitzer* cutter cuttermesser teppichmesser skalpell* scherbe scherben glasscherbe* spiegelscherbe* zirkel nagelschere schere taschenmesser messer bastelmesser sicherheitsnadel* büroklammer*',
);
const skin = slot(
  'arm arme armen unterarm* oberarm* handgelenk* bein beine beinen oberschenkel* schenkel wade waden haut bauch hüfte hüften knöchel schulter* fuß füße füßen pulsader* hand handrücken handfläche* lippe',
);
const mine = `(?:(?:mir|meine[nmr]?|mein|den|die|das|am|an den|im|in den|in die|auf den|auf die) )${skin}`;
const mark = slot(
  'narbe narben schnitt schnitte schnittwunden striche linien kratzer striemen brandwunden brandmale krusten wunden bisswunden ritzer',
);
const relief = slot(
  'ruhig ruhe ruhiger still leise leiser leichter besser erleichtert erleichterung druck spür spüre spüren fühl fühle fühlen taub betäubt bestraf* strafe verdient verdien absichtlich extra selbst selber heimlich blut blutet blutig blutete brennt schmerz kontrolle atmen abschalten lebendig sauber wieder rückfall rückfällig sucht süchtig brauch brauche wach',
);
const hurt = slot(
  'schneide schneid geschnitten schnitt aufgeschnitten ritze ritz geritzt aufgeritzt kratze kratz gekratzt aufgekratzt zerkratzt aufgekratz beiße beiß beiss gebissen kneife gekniffen steche gestochen bohre gebohrt drücke drück gedrückt brenne verbrenne verbrannt gebrannt verbrüht schabe aufgeschürft schürfe geschlagen schlage schlag haue hau gehauen boxe geboxt kralle gekrallt reiße ausgerissen',
);
const cover = slot(
  'lange_ärmel langen_ärmeln langärmlig* langarm* ärmel pulli pullover hoodie kapuzenpulli jacke strickjacke armband armbänder armstulpen stulpen schweißband verband pflaster bandage concealer handschuhe strumpfhose leggings lange_hose lange_hosen',
);
const heat = slot(
  'sommer juli august juni hitze heiß grad 00_grad schwimmen schwimmunterricht freibad schwimmbad baden badesee strand sport sportunterricht turnen umkleide* bikini badeanzug t-shirt kurze_hose kurzen_hosen hochsommer',
);
const seen = slot(
  'sieht sehen sehn sieht* gesehen merkt merken bemerkt gemerkt entdeckt entdecken fragt fragen gefragt weiß wissen findet gefunden geguckt guckt schaut',
);
const finder = slot(
  'keiner niemand jemand mama mutter papa vater eltern lehrer* freundin freund mann frau schwester bruder arzt ärztin kollegen kollegin alle man',
);
const hidden = slot(
  'handyhülle handyhüllen* mäppchen federmäppchen schublade schmuckkästchen matratze kissen socke socken tampontäschchen geldbeutel portemonnaie hinter_dem unter_der unter_dem versteckt verstecke versteck heimlich nachtkästchen spind tasche rucksack geheimfach beruhigt',
);
const clean = slot('clean sauber trocken geschafft ohne_ritzen ohne_schneiden streak tage_zähler zähler');
const span = slot('tag tage tagen woche wochen monat monate monaten jahr jahre jahren');
const fell = slot(
  'rückfall rückfällig ichs_wieder ich_es_wieder es_wieder wieder_gemacht null dahin gereicht rückfällig_geworden umsonst hingeschmissen und_dann',
);
const other = slot(
  'alkohol trink* bier wein rauch* zigaretten kiff* drogen zucker duolingo spiel* diät koks',
);
const flame = slot(
  'feuerzeug zigarette* kippe kippen herdplatte bügeleisen glätteisen kerze kerzenwachs wachs streichholz streichhölzer heißes_wasser kochend* wasserkocher lockenstab',
);
const beat = slot(
  'schlag schlage schlug geschlagen hau haue gehauen donner boxe box geboxt knall knalle hämmer hämmere klatsch',
);
const target = slot(
  'wand fliesen kopf gesicht mich mir tisch tür schenkel oberschenkel beine backe baum schrank',
);
const until = slot(
  'bis damit weil wenn absichtlich strafe verdient ruhe spür spüre spüren ruhig aufhört still blut blutet blutig platzt aufplatz* dick blau nix_mehr nichts_mehr versagt',
);

/** Self-harm that is going on, hidden, or begun again. */
export const harm: readonly string[] = [
  // the marks that are explained, covered, bandaged
  `(?:striche|schnitte|narben|kratzer|wunden|arme?n?|male)(?: \\S{1,6}){0,4} (?:von|wegen|war|waren|ist|sind) (?:\\S{1,5} )?(?:der |die |dem |den )?(?:katze|kater|dornen|arbeit|backofen|herd|sturz)(?<=(?:gesagt|sag|sage|sagte|erzähl|erzähle|erzählt|behaupte|glaubt|glauben|lüg|lüge)[^.!?\\n]{0,50})|(?:keine|nie|nicht) (?:\\S{1,5} )?(?:kurze hosen?|kurzen hosen|kurzärmlig\\p{L}{0,2}|t-shirts?|kurze ärmel|bikini)(?: \\S{1,7}){0,6} (?:beinen?|armen?|narben|schnitte\\p{L}?|seit)(?! (?:kalt|dick|unrasiert))`,
  `(?:mich|mir)(?: \\S{1,9}){0,2} (?:absichtlich|extra|mit absicht)(?: \\S{1,7}){0,4} (?:verbrannt|verbrüht|geschnitten|verletzt|weh ?getan|gebrannt|geschlagen|gekratzt)|(?:muss|will|brauch|brauche) (?:\\S{1,5} )?(?:das )?blut (?:sehen|sehn|spüren)?(?: \\S{1,5}){0,2} ?(?:damit|um|dann|sonst|sehen|sehn)|(?:ein |das )?wort(?: \\S{1,6}){0,3} (?:in den|ins|in die|in meinen|in mein|in meine) ${skin} (?:geritzt|geschnitten|gekratzt)|(?:in den|ins|in die|in meinen|in mein|in meine) ${skin} (?:geritzt|geschnitten|gebrannt|gekratzt)(?! (?:worden|beim))`,
  `(?:gummiband|gummibänder|haargummi|eiswürfel|chili)(?: \\S{1,7}){0,5} (?:reicht nicht|reichen nicht|hilft nicht|helfen nicht|bringt nichts|bringt nix)|(?:therapeut\\p{L}{0,2}|psycholog\\p{L}{0,2}|mama|freundin|freund|eltern|keiner) wei(?:ß|ss) (?:\\S{1,6} )?(?:nicht|nichts|davon)?,? ?dass ich (?:wieder|immer noch) (?:angefangen|damit|ritz\\p{L}{0,1}|schneid\\p{L}{0,1}|geritzt)|blutig\\p{L}{0,2} (?:handtuch|handtücher|tuch|taschentücher|ärmel|laken|bettwäsche)(?: \\S{1,7}){0,6} (?:müll|versteckt|gewaschen|heimlich|weggeschmissen)`,
  `(?:bestraf|bestrafe) (?:ich )?(?:meinen körper|mich selbst|mich selber)|(?:mit (?:dem|einem|der|einer|nem|ner)) (?:hammer|lineal|bürste|gürtel|faust|haarbürste|nudelholz|flasche)(?: \\S{1,5}){0,3} (?:auf|gegen|in) (?:den |die |das |meine |meinen |mein )?(?:oberschenkel|schenkel|bein|beine|arm|arme|kopf|hand|knie|bauch)(?! (?:von|meines|meiner|des))|wieder (?:bei )?tag (?:eins|0|1)(?! (?:ohne (?:zucker|rauchen|alkohol)|der diät))|ritzen (?:beruhigt|hilft|entspannt|macht)|(?:wunden?|krusten?)(?: \\S{1,7}){0,7} (?:immer wieder|wieder) auf(?:mach|mache|reiß|reiße|kratz|kratze)|unter dem (?:pulli|hoodie|pullover)(?: \\S{1,4}){0,2} (?:keiner|niemand)|bei 00 grad (?:\\S{1,6} )?(?:lang\\p{L}{0,8}|pulli|hoodie|jacke)`,
  `kopf (?:gegen|an) (?:die|eine|den) (?:wand|fliesen|tür|tisch\\p{L}{0,5}|schrank)(?: \\S{1,6}){0,2} (?:bis|damit|weil|immer wieder|wenn)|(?:tu|tue|tua) (?:ich )?mir (?:wieder |oft |immer )?(?:selber|selbst) (?:wieder )?weh|(?:füg|füge) (?:ich )?mir (?:selber|selbst) (?:\\S{1,9} ){0,3}zu|(?:mir|mi) (?:selber|selbst) (?:wieder )?(?:weh getan|wehgetan|weh tun)`,
  `(?:finger)?nägel(?: \\S{1,5}){0,2} (?:handfläche\\p{L}?|haut|arme?|oberschenkel)(?: \\S{1,5}){0,3} (?:bis|blut\\p{L}{0,3}|halbmonde)|(?:reiß|reiße|rupf|rupfe|zieh) (?:ich )?mir (?:\\S{1,6} )?(?:haare|wimpern|nagelhaut|haut)(?: \\S{1,5}){0,3} (?:aus|bis|ab)|(?:krusten?|wunden?)(?: \\S{1,7}){0,4} (?:ab|wieder auf|auf)(?=[.,!]|$| (?!\\p{L})| (?:und|jede|damit|bis))(?<=(?:kratz\\p{L}{0,2}|reiß\\p{L}{0,2}|pul\\p{L}{0,2}|mach ich sie|knibbel|knibble)(?:[ ,.]{1,2}[^\\s,.]{1,8}){0,4})|nach dem (?:ritzen|schneiden)(?! (?:der|des|von|gemüse|zwiebeln))`,
  `(?:concealer|schminke|make-?up|camouflage)(?: \\S{1,7}){0,4} (?:unterarme?n?|arme?n?|narben|handgelenke?n?)|ärmel (?:schnell |wieder )?(?:runtergezogen|runter gezogen|drüber)(?! (?:weil (?:mir|es) kalt))|(?:narben|schnitte)(?: \\S{1,8}){0,7} (?:will ich neue|noch eine|noch einen|immer mehr|werden mehr)`,
  `(?:${near(`${hurt}(?: \\S{1,9}){0,3} ${mine}`, relief, 5)})(?! (?:beim|gekocht|katze))`,
  `(?:${near(`(?:mir|mich|meine[nmr]?)(?: \\S{1,9}){0,2} ${skin}(?: \\S{1,8}){0,3} ${hurt}`, relief, 5)})(?! (?:beim|katze))`,
  `(?:${near(mark, `(?:${cover}|${heat})`, 6)})(?! (?:kaiserschnitt|op|katze))`,
  `${cover}<0-5>${heat}<0-8>${slot('sieht sehen sehn merkt arme narben schnitte weil_keiner weil_niemand')}|${heat}<0-6>${cover}<0-7>${slot('sieht sehen sehn merkt arme narben schnitte weil_keiner weil_niemand damit_keiner damit_niemand')}`,
  `${finder}(?: \\S{1,8}){0,4} (?:meine|die) (?:arme|narben|schnitte|handgelenke|oberschenkel|unterarme) (?:\\S{1,8} )?${seen}|${finder} (?:\\S{1,6} ){0,2}(?:sieht|sehen|entdeckt|gesehen|findet)(?: \\S{1,6}){0,2} meine (?:arme|narben|schnitte)`,
  `(?:meine?|an den|am|auf dem|auf den) ${skin}(?: \\S{1,8}){0,3} (?:voller|voll mit|voll von|übersät|voll)(?: \\S{1,8}){0,2} (?:narben|schnitte|schnitten|striche|ritzer|wunden|kratzer|linien|brandwunden)(?! (?:von der katze|vom (?:sturz|unfall)))`,
  near(blade, hidden, 5),
  `(?:${near(blade, slot('brauch brauche sehnsucht druck drang rückfall rückfällig ruft wieder angesetzt arm arme haut schenkel handgelenk nicht_zum_rasieren auseinander* auseinandergebaut auseinandergeschraubt neue gekauft unterarm'), 5)})(?! (?:für (?:die|den|das) (?:küche|rasierer|hobel|mäher)|zwiebel|gemüse|brot|tomate))`,
  `(?:${span}(?: \\S{1,6}){0,2} ${clean}|${clean}(?: \\S{1,6}){0,3} ${span})(?!<0-7>${other})<0-7>${fell}|(?:wieder|zurück) (?:bei|auf) (?:null|tag (?:0|eins|null))(?! (?:euro|grad|im spiel))`,
  `(?:gestern|heute|letzte nacht|heut nacht|gestern nacht|gestern abend|vorhin|wieder)(?: \\S{1,9}){0,3} (?:rückfällig|rückfall)(?: \\S{1,8}){0,4}(?! (?:alkohol|getrunken|geraucht))(?= ?(?:$|[.,!]| (?:geworden|gehabt|die klinge|und)))|(?:hab|habe) (?:ichs|ich es|es) (?:gestern |heute |jetzt |schon |doch ){0,2}wieder (?:gemacht|getan)(?=[.,!]|$| (?!\\p{L})| (?:mit|am|an|im bad|und (?:keiner|niemand|schäm|jetzt blut)))`,
  `(?:${near(beat, `(?:${target})(?: \\S{1,8}){0,3} ${until}`, 5)})(?! (?:beim|verein|boxtraining))`,
  `${beat}(?: \\S{1,6}){0,3} (?:mir|mich)(?: \\S{1,8}){0,3} (?:ins gesicht|auf den kopf|gegen den kopf|auf die (?:beine|oberschenkel|schenkel|arme)|selbst|selber)(?: \\S{1,6}){0,2} ?(?:wenn|weil|bis|damit|jedes mal|immer)?|(?:hau|haue|schlag|schlage|beiß|beiße|kratz|kratze|kneif|kneife) (?:ich )?(?:mir|mich) (?:selbst |selber |immer |dann |oft )?(?:ins|in die|in den|auf den|auf die|gegen|selbst)(?: \\S{1,9}){1,5} (?:wenn|weil|bis|damit|und keiner)`,
  `${flame}(?: \\S{1,9}){0,5} (?:${mine}|auf (?:der|die) haut|unterarm|oberschenkel|innenseite)(?! (?:beim|aus versehen|versehentlich|verbrannt beim))(?= (?:bis|halt|gehalten|gedrückt|drück\\p{L}{0,2}|aus|und|damit|wenn|bis|weil|,)|[.,!]|$)|(?:drück|drücke|halt|halte|press|presse|brenn|brenne|verbrenn|verbrenne|tropf|tropfe)(?: \\S{1,9}){0,5} ${flame}<0-4>(?:${skin}|bis|aus)|(?:verbrenn|verbrenne|brenn|brenne)(?: \\S{1,6}){0,3} (?:haut|arme?|beine?|mich)(?: \\S{1,4}){0,2} mit ${flame}`,
  `(?:${near(slot('aufgekratzt aufkratze blutig blutet blut bluten'), `(?:mir|mich|meine?[nmr]?) (?:\\S{1,8} ){0,2}(?:${skin}|nägel|krusten|bettzeug|ärmel)`, 4)})<0-5>${slot('ruhig besser ging gings wieder dann_gings damit weil bis brauch brauche druck still heimlich keiner niemand')}`,
  `(?:nach|seit|vor)(?: \\S{1,9}){1,4} (?:ritze|ritz|schneide|schneid|verletze|verletz|verbrenne|schlage) ich (?:mich|mir)(?! (?:beim|in den finger))|(?:ritze|schneide|verletze|ritz|schneid) (?:ich )?mich (?:(?!nicht )\\S{1,8} ){0,3}(?:seit|wieder|immer noch|jede|jeden|heimlich|nachts|abends)|(?:ich )?(?:und )?ritze? mich(?=[.,!]|$| (?!\\p{L}))|seit der trennung schneid`,
  `(?:druck|drang|verlangen|lust|sehnsucht)(?: \\S{1,8}){0,4} (?:klinge|ritzen|schneiden|mich zu (?:ritzen|schneiden|verletzen|verbrennen)|weh zu tun|nach schmerz|blut)|(?:ritz|schneide|selbstverletzungs)(?:druck|drang)|skills? (?:helfen|hilft|bringen) (?:nicht|nichts|nix)|(?:selbstverletzung|svv|ritzen|schneiden)<0-4>(?:rückfall|wieder angefangen|süchtig|sucht|hilft|brauche?|heimlich)`,
  `(?:narben|schnitte|wunden|arme)<0-7>(?:die katze|der katze|katze schuld|von der arbeit|hingefallen|dornen|brombeer\\p{L}{1,8})<0-3>(?:gesagt|sag|sage|erzähl|erzähle|behaupt\\p{L}{1,3})|(?:sag|sage|gesagt|erzähl|erzähle|lüge|gelogen)(?: \\S{1,8}){0,4} (?:katze|arbeit|backofen|hingefallen|gestürzt|dornen)<0-5>(?:arm|arme|narben|schnitte|glaub\\p{L}{1,2}|goldfisch|stimmt nicht)|(?:haut|arm|beine)<0-6>(?:und )?sag(?:e|te)? (?:\\S{1,6} ){0,3}es war die (?:arbeit|katze)`,
  `(?:neue|frische) (?:narben|schnitte|ritzer|kratzer|wunden|brandwunden)(?! (?:von der katze|vom klettern|durch die op))|(?:trau|traue) mir (?:selber |selbst )?(?:nicht|nimmer|nicht mehr)(?: \\S{1,6}){0,3} (?:küche|messern|allein|klinge\\p{L}?)|(?:bestraf|bestrafe|hunger|hungere) (?:ich )?mich (?:\\S{1,8} ){0,3}(?:weil|wenn|für|selbst|selber|mit)(?! (?:mit schokolade|mit sport))`,
];
