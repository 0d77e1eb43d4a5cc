import { nearLong as near, slot } from '../../slots.ts';

const pills = slot(
  'tablette tabletten schlaftablette* schmerztablette* pille pillen medis medikament* schlafmittel beruhigungsmittel tavor lorazepam diazepam valium zopiclon* stilnox tilidin novalgin paracetamol ibu ibus ibuprofen insulin betablocker* morphium morphin* antidepressiva blister packung packungen schachtel schachteln tropfen vorrat fentanyl opioide* spritzen',
);
const tool = slot(
  'seil strick stricke schlinge galgen kälberstrick knoten pistole dienstwaffe waffe waffenschrank gewehr flinte jagdgewehr schrotflinte revolver patronen munition kugeln abgase auspuff schlauch grillkohle gasflasche gift rattengift pflanzenschutzmittel',
);
const height = slot(
  'brücke talbrücke autobahnbrücke dach dachkante flachdach hochhaus parkhaus parkhausdach balkon geländer brüstung gleise gleisen bahngleise schienen bahnsteig bahndamm bahnübergang klippe felsen abgrund staumauer fluss kanal hafen mole turm kran silo fensterbrett fenstersims schleuse steinbruch kante wasser',
);
const stored = slot(
  'sammel sammle gesammelt spare gespart angespart gehortet horte aufgehoben aufgespart zurückgelegt weggelegt beiseite gebunkert versteckt liegen_bereit liegt_bereit bereit vor_mir reichen reicht_jetzt genug_beisammen beisammen nebeneinander abgezählt ausgedrückt in_der_socke in_einer_socke nachttisch nachtkästchen handschuhfach seit_wochen seit_monaten',
);
const ready = slot(
  'bereit liegt_bereit liegt_im liegt_in hängt_schon geknüpft gebunden getestet probiert beruhigt kofferraum schuppen scheune keller garage dachboden speicher tasche geladen geputzt parat balken haken',
);
const harmless =
  '(?!(?:[ ,.]{1,3}[^\\s,.]{1,20}){0,9}[ ,.]{1,3}(?:schaukel\\p{L}{0,3}|kletter\\p{L}{0,8}|wäsche\\p{L}{0,6}|umzug\\p{L}{0,4}|abschlepp\\p{L}{0,4}|kinder lieben|kind\\p{L}{0,4}sicher\\p{L}{0,6}|der kleine|die kleine|katze|hund|oma|opa|mama|reise|urlaub|film|spiel|krimi|verschrieben|apotheke zurück|hirsch|reh|wildschwein|jagd)(?!\\p{L}))';
const sight =
  '(?!(?:[ ,.]{1,3}[^\\s,.]{1,20}){0,8}[ ,.]{1,3}(?:foto\\p{L}{0,3}|aussicht|ausblick|angeln|enten|kinder|kinderwagen|arbeit|baustelle|panne|stau|gesperrt|hochzeit|konzert|touristen|sonnenaufgang|verspätung|verspätet|grillen|bungee|höhenangst|gerüst|monteur)(?!\\p{L}))';
const letters = slot(
  'brief briefe briefen abschiedsbrief* zettel umschlag umschläge video videos sprachnachricht* sprachmemo* nachricht* karte karten tagebuch',
);
const wrote = slot(
  'geschrieben schreib schreibe aufgenommen hinterlegt hinterlassen versteckt verschickt aufgesetzt fertig fertiggeschrieben vorbereitet zugeklebt eingetütet',
);
const kin = slot(
  'jeden jeden_einzelnen alle mama mutter papa vater eltern kinder kindern frau mann tochter sohn schwester bruder familie freundin freund kleinen oma opa enkel euch',
);
const later = slot(
  'schublade nachttisch nachtkästchen küchentisch tisch schreibtisch kopfkissen geheimfach handschuhfach versteckt wenn_ich_weg wenn_ich_nicht nach_mir danach verzeiht verzeih tabletten heute_nacht freitag samstag sonntag leb_wohl tschüss abschied finden findet für_später umschlag ordner liegen liegt',
);
const notLetter =
  '(?!(?:[ ,.]{1,3}[^\\s,.]{1,20}){0,10}[ ,.]{1,3}(?:kollegen|kollegin|kollegium|abteilung|firma|team|büro|klasse|schule|lehrer\\p{L}{0,4}|mieter|kaiserschnitt|geburt|baby|op|operation|hochzeit|vermieter|christkind|weihnachtsmann|schnuller\\p{L}{0,3}|roman|figur|auswander\\p{L}{1,4})(?!\\p{L}))';
const papers = slot(
  'unterlagen passwörter passwort papiere dokumente testament versicherung* lebensversicherung konten konto kontokarten schulden rechnungen ordner vollmacht* urkunden finanzen grabpflege beerdigung bestattung sterbegeld miete rate kredit haus erbe nachlass notfallordner zugangsdaten pin',
);
const settled = slot(
  'sortiert geregelt bezahlt abbezahlt getilgt überschrieben übertragen überwiesen aufgeschrieben notiert beim_notar liegt liegen umschlag mappe ordner hinterlegt beglichen erledigt aufgeräumt in_ordnung gekündigt zusammengestellt beschriftet',
);
const after = slot(
  'wenn_ich_nicht wenn_ich_weg wenn_ich_tot wenn_ich_gehe nach_mir danach damit_keiner damit_niemand damit_sie_nicht damit_meine damit_mein damit_die_kinder jetzt_muss_nur jetzt_fehlt_nur fehlt_nur nur_noch_der muss_nur_noch kann_gehen kann_ich_gehen schulde_keinem keinem_mehr_was auf_den_kosten nichts_suchen findet_alles finden_alles hinterbliebene* trauerrede versorgt keine_arbeit_mit keine_last mehr_wird_nicht',
);
const notPlan =
  '(?!(?:[ ,.]{1,3}[^\\s,.]{1,20}){0,9}[ ,.]{1,3}(?:umzug|umziehen|scheidung|op|operation|narkose|urlaub|reha|kur|auswander\\p{L}{1,4}|baby|kind da|hochzeit|heirat\\p{L}{1,4}|steuer\\p{L}{0,9}|neue wohnung|rente)(?!\\p{L}))';
const pet = slot(
  'hund hunde katze katzen kater hamster pferd esel kaninchen hasen wellensittich papagei meerschweinchen schildkröte kühe schafe rinder vieh hühner haustier tiere welpe',
);
const homed = slot(
  'bei_meiner bei_meinem zu_meiner zu_meinem abgegeben gebracht tierheim versorgt vermittelt verschenkt verkauft weg nimmt übernimmt zuhause_für neues_zuhause unterkommt bleibt gegeben',
);
const absent = slot(
  'wenn_ich_nicht_mehr wenn_ich_nimmer wenn_ich_weg nicht_mehr_bin nimmer_bin nicht_mehr_da_bin auch_wenn_ich sobald_ich danach_gibt_es niemand_mehr hindert_mich hält_mich_nichts hält_mich nichts_mehr dann_kann_ich jetzt_kann_ich jetzt_muss_nur bald bevor_ich_geh* versorgt_ist versorgt_sein für_die_zeit_danach',
);
const given = slot(
  'verschenk verschenke verschenkt gegeben geschenkt schenk schenke vermacht abgegeben überlassen weggegeben verteilt verkauft zurückgegeben hergegeben',
);
const noNeed = slot(
  'brauch_sie_ja_nicht brauch_sie_nicht brauch_ihn_nicht brauch_es_nicht brauchs_nicht brauch_ich_nicht brauch_ich_nimmer brauche_ich_nicht brauche_sie_nicht brauche_es_nicht brauch_sie_nimmer brauch_ja_nix_mehr nicht_mehr_brauch* nimmer_brauch* brauch_nichts_mehr brauche_nichts_mehr brauch_nix_mehr brauch_ich_ja_nicht brauch_ich_dann_nicht brauch_ich_dann_nix wo_ich_hingeh* wo_ich_hin_geh*',
);
const decided = slot(
  'entschieden entschlossen entschluss entscheidung_steht beschlossen datum_steht termin_steht tag_steht plan_steht losgelassen',
);
const calm = slot(
  'gelöst ruhig ruhiger ruhe frieden friedlich erleichtert erleichterung leicht leichter still entspannt glücklich frei keine_angst angst_ist_weg gut_drauf besser_drauf fröhlich schlaf_gut lächel lächle',
);
const otherChoice =
  '(?!(?:[ ,.]{1,3}[^\\s,.]{1,20}){0,9}[ ,.]{1,3}(?:job|kündig\\p{L}{1,4}|abteilung|studium|ausbildung|trenn\\p{L}{1,4}|scheid\\p{L}{1,5}|umzug|umziehen|matura|abi|therapie|kinder\\p{L}{0,8}|op|schule|wechsel\\p{L}{0,2}|haus|vertrag)(?!\\p{L}))';
const when = slot(
  'heute heut heute_nacht heut_nacht heute_abend heut_abend morgen morgen_früh freitag samstag sonntag montag dienstag mittwoch donnerstag übermorgen am_wochenende weihnachten silvester geburtstag bald dann ab_morgen in_einer_woche nächste_woche',
);
const noMore = slot(
  'nicht_mehr_da nimmer_da nicht_mehr_hier nicht_mehr_leben nimmer_leben bin_ich_nicht_mehr bin_ich_nimmer gibt_es_mich_nicht gibts_mich_nicht ist_schluss_mit ist_alles_vorbei alles_vorbei geht_es_nicht_mehr brauch_ich_nix_mehr nicht_mehr_auffind* keiner_mehr_finden',
);
const notAway =
  '(?! (?:im (?:büro|haus|urlaub|dienst|verein|team)|in der (?:arbeit|schule|firma|wohnung|stadt|klasse)|auf (?:arbeit|facebook|insta|instagram)|zu hause|online|erreichbar|bei (?:der|euch in)|weil ich (?:umzieh|in urlaub|arbeite)))';
const alone =
  '(?:(?:keiner|niemand)(?: mehr)? (?:daheim|zu hause|zuhause|da|im haus)|(?:alle|eltern|mama|papa|frau|mann|kinder|mitbewohner\\p{L}{0,3}|familie)(?: \\S{1,8}){0,5} (?:weg|schlafen|pennen|aus dem haus|bei (?:der |den )?(?:oma|opa|schwiegereltern|schwester|großeltern|papa|mama)|im urlaub|auf arbeit|nicht da|unterwegs)|(?:haus|wohnung) (?:für mich|leer)|sturmfrei|allein (?:daheim|zuhause|zu hause))';
const ask = slot(
  'wie_viele wie_viel wieviel wieviele wie_lange wie_hoch wie_tief wie_weit wie_schnell wie_kalt wie_fest wie_teuer wie_kommt wie_bekommt wie_geht welche welcher welches was ab_welche* ab_wann reicht reichen tut gibt_es gibts kann_man kann_ich könnte_man überlebt bekommt_man kriegt_man merkt_man stirbt_man hält geht wo_bekommt wo_kriegt weiß_jemand weiß_wer stimmt_es stimmts hilft wovon',
);
const method = `(?:${pills}|${slot('erhängen aufhängen hängen strick schlinge springen sprung fall stock stockwerk stockwerke etage brücke gleise zug schnellzug abgase auspuff gas grill kohlenmonoxid insulin bleiche rohrreiniger helium ertrinken erfrieren gift pilze rattengift pulsader* adern handgelenk verblutet verbluten pistole kugel plastiktüte plastiktüte schnaps alkohol vodka wodka salz türgriff vene')})`;
const die =
  '(?:stirbt|sterbe|sterben|tot|tödlich|tötet|umbringen|umbringt|umzubringen|überlebt|überleben|überstehen|nicht mehr aufwacht|nicht mehr aufwachen|nie mehr aufwacht|nicht mehr aufzuwachen|nicht mehr geweckt|einschlafen will für immer|für immer|bewusstlos|ohnmächtig|gleich weg|sofort weg|verblutet|gelähmt|rollstuhl|pflegefall|schmerzlos|schmerzfrei|qualvoll|rückgängig|zurückholen|zu spüren|einfach ein|nix mehr merkt|nichts mehr merkt|sofort vorbei|gleich vorbei|sicher ist|wirklich sicher)';
const notLethal =
  '(?!(?:[ ,.]{1,3}[^\\s,.]{1,20}){0,8}[ ,.]{1,3}(?:fieber|kopfweh|kopfschmerzen|zahnschmerzen|unkraut|ratten|mäuse|wespen|hund|katze|kind|baby|oma|opa|pflanzen|roman|figur|film|impfung|piercing|tattoo|op|wandern)(?!\\p{L}))';

/** Sentences that say it nearly plainly. */
export const plain: readonly string[] = [
  `(?:findet|finden) (?:sie |er |man )?mich (?:morgen |dann |erst |hoffentlich )?(?:morgen|tot|im keller|in der garage|in der scheune|im bad|am seil)(?! (?:in der arbeit|im café))|diesmal (?:zieh ich|ziehe ich|zieh ichs|mach ichs|mache ichs|mach ich es)(?: es)?(?: (?:durch|richtig))|(?:erschieß|erschieße|erschiess|erhäng|erhänge|vergift|vergifte|töte|ersäuf) ich mich(?! (?:fast|vor|haha|lol|noch))`,
  `(?:bring|bringe) (?:ich )?mich (?:(?!beim|für|wegen|noch|nicht|fast)\\S{1,9} ){0,4}um(?=[.,!]|$| (?!\\p{L}))(?! (?:haha|lol))|tu(?:e)? (?:ich )?mir (?:heut|heute|morgen|jetzt|bald|sonst|noch) (?:\\S{1,5} )?(?:was|etwas) an|(?:schlitz|schlitze) (?:ich )?mich auf|versuch(?:e)? (?:ich )?(?:\\S{1,6} )?zu sterben|(?:nimm|nehm|nehme) (?:ich )?mir (?:das |s |'s )?leben|(?:schneid|schneide) (?:ich )?mir die (?:kehle|pulsadern|adern)`,
  `(?:suizidal|selbstmordgefährdet)(?= (?:seit|und|wieder|heute)|[.,!]|$)(?<!(?:nicht|nie|kein) (?:suizidal|selbstmordgefährdet))|selbstmord ist (?:\\S{1,5} ){0,2}(?:einzige|tür|weg|tabu für mich|ausweg|lösung|plan|option)|(?:mein|meinen|meinem) (?:selbstmord|suizid|freitod)(?! (?:von|squad))|mit eigener hand|durch meine (?:eigene )?hand|selbsttötungsgedanken|mit konkretem plan|mach(?:e)? ichs (?:\\S{1,6} ){0,2}mit (?:den )?(?:pillen|tabletten)|(?:überdosis|magen ausgepumpt)<0-9>(?:nochmal|diesmal richtig|wieder|nächstes mal)`,
  `(?:hab|habe|habs)(?: \\S{1,7}){0,3} (?:0|00|alle|die ganze|die ganzen|eine ganze|ne ganze|\\p{L}{4,10}zig|zehn|zwanzig)(?: \\S{1,10}){0,3} (?:tabletten|pillen|schlaftabletten|medis|packung|ibus|paracetamol|tropfen)(?: \\S{1,7}){0,2} (?:geschluckt|genommen|intus|eingeworfen|getrunken)(?! (?:wie|gegen|laut))`,
  `(?:mein|meinen|der|den|zum|beim) (?:erste\\p{L}?|zweite\\p{L}?|dritte\\p{L}?|vierte\\p{L}?|fünfte\\p{L}?|0|letzte\\p{L}?|nächste\\p{L}?) (?:suizid|selbstmord|selbsttötungs)?versuch(?=[.,!]|$| (?!\\p{L})| (?:war|vor|und|hinter|wird|muss|klappt|hat|ist))(?<=(?:(?:suizid|selbstmord|selbsttötungs)versuch|mein (?:erster|zweiter|dritter|vierter|fünfter|letzter|nächster|0) versuch))(?! (?:beim|mit (?:dem|der|einem) (?:rezept|kuchen|bewerbung|teig)|die prüfung|war (?:besser|lecker)))`,
  `(?:su[i0*.]?[iz0*][z0*]?[i0*]d|s\\*izid|su\\*zid|suiz\\*d|selbstm[0*]rd|s u i z i d|suzid|suizit|selbsttötung)(?: (?:ist|das|an|planen|gedanken|begehen|versuch|noch|nachdenke|woran|mit|egal|so jetzt)|[.,!]|$)(?!-?(?:prävention|hilfe))(?! (?:von|meine[rs]|der|des|eines|bei jugendlichen|als thema))`,
  `(?:bring|bringe|häng|hänge|erschieß|erschieße|erschiess|erhäng|erhänge|stürz|stürze|töte) (?:ich )?mich (?:\\S{1,7} ){0,3}(?:um|auf|runter|selbst|selber|ich schwörs|weg|heute|heut|morgen)(?=[.,!]|$| (?!\\p{L})| (?:interessiert|ich|und|weil|heute|heut|morgen|wenn (?:sie|er|ich)|sobald|vor|wegen|eh|nach|oder))(?! (?:wenn (?:der|die|mein|meine) (?:chef|lehrer|verein|vfb|bayern|mannschaft)|haha|lol|und (?:er|sie) lacht))`,
  `(?:spring|springe)(?: ich)? (?:\\S{1,7} ){0,2}(?:heute|heut|morgen|jetzt|gleich|noch|bald)? ?(?:noch )?(?:von der brücke|vom dach|vom balkon|aus dem fenster|vor den zug|vor die bahn|vor die s-? ?bahn|vor die u-? ?bahn)(?=[.,!]|$| (?!\\p{L})| (?:und|weil|heute|morgen|ich))(?! (?:wenn|und lach|haha|lol))|(?:setz|setze|geb|gebe|schieß|schieße|jag|jage) (?:ich )?mir (?:\\S{1,7} ){0,3}(?:goldenen schuss|kugel in den|kugel durch|eine kugel(?! eis))`,
  `(?:meinem|dem|diesem|mein|dieses) (?:leben|elend|dasein|leiden) (?:\\S{1,7} ){0,2}(?:ein ende|beenden|beende|ein ende setzen)|(?:möchte|will)(?: \\S{1,8}){0,2} (?:sterben|tot sein|mich töten|mich umbringen|mir das leben nehmen)(?=[.,!]|$| (?!\\p{L})| (?:aber leise|seit|diesmal|jeden))(?<!(?:nicht|nie|niemals|auf keinen fall) (?:sterben|tot sein))(?<!(?:er|sie|man|jemand|bruder|schwester|mutter|opa|oma|freund|freundin|dass sie|dass er)(?: \\S{1,8}){0,3} (?:möchte|will)(?: \\S{1,8}){0,2} (?:sterben|tot sein))(?! (?:vor (?:lachen|scham|hunger)|zu hause|wie|haha|lol))`,
  `(?:(?:leben|weiterleben) (?:will|mag|möchte|kann|mog|wü) (?:ich |i )?(?:nicht mehr|nimmer|nimma)|(?:will|mag|möchte|mog|wü) (?:\\S{1,6} )?(?:nicht mehr|nimmer|nimma) leben)(?= (?:und|diesmal|weil|seit|ich|i)|[.,!]|$)(?<!(?:er|sie|bruder|schwester|mutter|opa|oma|freund|freundin|sohn|tochter)(?: \\S{1,6}){0,3} (?:will|mag|möchte) (?:nicht mehr|nimmer) leben)|es gibt (?:\\S{1,5} )?(?:keinen|kein|koan|koa) ausweg(?: mehr)?|abschiedsbrief (?:ist |schon |jetzt )?(?:fertig|geschrieben|liegt)(?! (?:an (?:meine|die) (?:kollegen|abteilung|klasse)))`,
];

/** Plans that are told sideways, and questions for means. */
export const plans: readonly string[] = [
  `(?:${near(pills, stored, 4)})${harmless}`,
  `(?:${near(`(?:das|den|der|ein|einen|mein|meinen|die|meine|zum|vom|ne|nen|n|mit dem) ${tool}`, ready, 5)})${harmless}`,
  `(?:steh|stehe|stand|gestanden|sitz|sitze|saß|gesessen|war|bin|lauf|laufe|fahr|fahre|geh|gehe|park|parke)(?: \\S{1,7}){0,4} (?:auf|an|am|aufm|bei|zu|zur|zum|vor|über|übers|hinter) (?:der |den |dem |die |das |einer |einem |unserer )?${height}(?=(?:[ ,.]{1,3}[^\\s,.]{1,20}){0,6}[ ,.]{1,3}${slot('runter hinunter hinab wieder schau schaue stunde stunden nachts nacht allein springen spring schritt wind keiner niemand güterzug durchfahrend* durchfährt still leer kalt beine überlegt dunkel abschied')})${sight}`,
  `(?:übers|über das|über die|über den) (?:geländer|brüstung|absperrung|zaun|mauer|brückengeländer|absperrgitter|leitplanke)(?: \\S{1,7}){0,3} (?:geklettert|gestiegen|kletter|klettere|gebeugt|gelehnt|steig|steige)(?! (?:um (?:den ball|reinzukommen)|im freibad))`,
  `(?:${letters}(?: \\S{1,8}){0,3} ${wrote}|${wrote}(?: \\S{1,6}){0,2} ${letters})(?=(?:[ ,.]{1,3}[^\\s,.]{1,20}){0,5}[ ,.]{1,3}${later})${notLetter}`,
  `(?:für|an) ${kin}(?: \\S{1,8}){0,3} (?:ein|einen|nen|n|eine|ne) ${letters}(?=(?:[ ,.]{1,3}[^\\s,.]{1,20}){0,6}[ ,.]{1,3}${later})${notLetter}|(?:mein |das |ein )abschiedsvideo`,
  `(?:${near(`(?:die |meine |alle |der |das |mein |den |meinen )${papers}`, settled, 4)})(?=(?:[ ,.]{1,3}[^\\s,.]{1,20}){0,8}[ ,.]{1,3}${after})${notPlan}`,
  `(?:meine|meiner|die eigene) (?:eigene )?(?:beerdigung|bestattung|urne|grabstein|trauerfeier|grab|sarg)(?: \\S{1,7}){0,4} (?:bezahlt|ausgesucht|bestellt|geplant|organisiert|gekauft|vorbereitet)|(?:musik|lieder|lied) für meine (?:beerdigung|trauerfeier)`,
  `(?:${near(`(?:der |die |den |das |mein |meine |meinen |dem )${pet}`, homed, 4)})(?=(?:[ ,.]{1,3}[^\\s,.]{1,20}){0,9}[ ,.]{1,3}${absent})${notPlan}|muss nur (?:noch )?(?:der|die|das) ${pet} (?:versorgt|weg|untergebracht)|wer (?:nimmt|kümmert sich um|füttert) (?:dann )?(?:meinen|meine|mein|den|die) ${pet}(?= (?:wenn ich (?:weg|nicht|tot)|danach|dann)|[?]|$)`,
  `${given}(?=(?:[ ,.]{1,3}[^\\s,.]{1,20}){0,7}[ ,.]{1,3}${noNeed})${notPlan}|${noNeed}(?=(?:[ ,.]{1,3}[^\\s,.]{1,20}){0,5}[ ,.]{1,3}${given})|(?:ab|bald|morgen|danach|dort|dann|da)(?: \\S{1,6}){0,3} brauch(?:e)? ich (?:ja |eh |das )?(?:nichts|nix) mehr`,
  `(?:${near(`(?:ich |hab |mich |habe |mein |meine |alles |es |ist |jetzt )${decided}`, calm, 6)})${otherChoice}|(?:wirk|wirke|bin|war)(?: \\S{1,6}){0,3} ${calm}[ ,.]{1,3}(?:\\S{1,8} ){0,3}(?:wenn die wüssten|wenn ihr wüsstet|wenn sie wüssten|wissen nicht|weiß keiner)`,
  `(?:weiß|weiss|kenn|kenne|nachgeschaut|rausgefunden|geguckt)(?: \\S{1,6}){0,3} (?:wann|welcher|die uhrzeit|den fahrplan|um wie viel)(?: \\S{1,7}){0,3} (?:güterzug|schnellzug|ice|zug|regio|nachtzug|durchfahr\\p{L}{0,4})(?: \\S{1,6}){0,2} (?:kommt|durchfährt|fährt|vorbei|durch)(?!(?:[ ,.]{1,3}[^\\s,.]{1,20}){0,4}[ ,.]{1,3}(?:arbeit|heim|weckt|nachhause))|(?:zug|bahnsteig|gleis)(?: \\S{1,8}){0,6} (?:keiner am bahnsteig|niemand am bahnsteig|durchfahrender|ohne halt|nur dass ich nicht einsteige)`,
  `(?:nach|bis|noch bis|erst nach) (?:weihnachten|ostern|silvester|dem geburtstag|der hochzeit|dem abi|den prüfungen|den zeugnissen|meinem geburtstag|der wm|neujahr|dem sommer|den ferien)(?: \\S{1,5}){0,2} (?:ist|mach|mache|is) (?:ich )?(?:schluss|ende|aus|es vorbei)(?! (?:mit (?:rauchen|zucker|dem rauchen|ihm|ihr|alkohol)))|(?:den kindern|meiner mutter|mama|meinen eltern|der familie)(?: \\S{1,6}){0,3} (?:das fest|weihnachten|den geburtstag|die hochzeit) (?:nicht|noch)(?: \\S{1,6}){0,2} (?:verderben|versauen|gönnen|lassen)`,
  `(?:${near(when, noMore, 3)})${notAway}(?! (?:wer|also|für den|im dienst))|(?:das|dies)(?: hier)? (?:ist|war|is) mein letzter (?:beitrag|post|text|abend|tag)(?=[.,!]|$| (?!\\p{L})| (?:hier|danke|auf))(?! (?:in der (?:firma|arbeit|schule)|im (?:büro|urlaub|dienst)|auf der arbeit))`,
  `(?:danke|dank|verzeiht|verzeih|tschüss|macht'?s gut|lebt wohl|leb wohl|servus|pfiat euch|tut mir leid|sorry)(?:[ ,.]{1,3}[^\\s,.]{1,20}){0,7}[ ,.]{1,3}(?:letzter (?:beitrag|post|tag|abend)|letzte nachricht|ihr habt es versucht|habt alles versucht|für immer|sagt meine[rmn]? \\S{2,9}|hat keiner schuld|keiner schuld|niemand ist schuld|nicht eure schuld|konnte nicht mehr|vergesst mich|hört ihr nichts mehr|dass ich (?:sie|ihn|euch) lieb)|sagt? (?:meine[rmn]?|der|dem) \\S{2,9},? dass ich (?:sie|ihn|euch) (?:so |sehr |immer )?lieb`,
  `${alone}(?:[ ,.]{1,3}[^\\s,.]{1,20}){0,6}[ ,.]{1,3}(?:ruhe dafür|zeit dafür|mach ichs|mach ich es|mache ich es|tu ichs|tu ich es|ist es soweit|ist es so weit|keiner stört|niemand stört|niemand finden|${tool}|\\p{L}{0,7}tabletten|schluss|stunden zeit)|(?:heut|heute) nacht wenn alle (?:schlafen|pennen)(?! (?:schreib|lern|zock))`,
  `(?:such|suche|gesucht|gefunden|ausgesucht|ausgeguckt)(?: \\S{1,7}){0,4} (?:richtigen baum|baum an der|passenden baum|brückenpfeiler|stelle an (?:den|der) (?:gleisen|bahn\\p{L}{0,8}|brücke)|passende brücke)|(?:motor|auto)(?: \\S{1,5}){0,2} (?:läuft|laufen|an)(?: \\S{1,6}){0,3} garage|garage (?:ist |is )?zu und der motor|(?:knoten|schlinge)(?: \\S{1,5}){0,2} (?:hält|getestet|geübt)|(?:der|mein) (?:plan|tag|termin|zeitpunkt|entschluss) steht(?=[.,!]|$| (?!\\p{L}))(?! (?:fürs|für die))|(?:letzte|letzten) (?:fahrt|schicht|mahlzeit|zigarette|runde|nacht|worte)(?: \\S{1,7}){0,5} (?:dann (?:fahr|geh|spring|ist)|auf dieser welt|meines lebens|mit mir allein)`,
  `(?:schlüssel|code)(?: \\S{1,7}){0,4} (?:waffenschrank|gewehrschrank|tresor mit der|jagdschrank)|(?:waffenschrank|gewehrschrank|dienstwaffe|jagdgewehr|flinte)(?: \\S{1,8}){0,5} (?:tasche|geladen|nicht abgegeben|code|mir|auf dem tisch|neben mir)(?! (?:vorschrift|kontrolle|ansitz))`,
  // questions for means
  `${ask}(?:[ ,.]{1,3}[^\\s,.]{1,20}){0,3}[ ,.]{1,3}${method}(?=(?:[ ,.]{1,3}[^\\s,.]{1,20}){0,5}[ ,.]{1,3}${die})${notLethal}`,
  `${ask}(?:[ ,.]{1,3}[^\\s,.]{1,20}){0,3}[ ,.]{1,3}${die}(?=(?:[ ,.]{1,3}[^\\s,.]{1,20}){0,4}[ ,.]{1,3}${method})${notLethal}`,
  `(?:wie lange|wie schnell|ab wann)(?: \\S{1,6}){0,4} (?:bis man|bis ich|man) (?:\\S{1,6} )?(?:verblutet|stirbt|tot ist|bewusstlos|erstickt|erfriert|ertrinkt|weg ist|hinüber ist)|(?:ertrinken|erfrieren|erhängen|verbluten|vergiften|überdosis|abgase)(?: \\S{1,6}){0,3} (?:friedlich|schmerzlos|schmerzhaft|weh|qualvoll|sicher|schnell|option|erfahrungen)|welche (?:art|methode|tabletten|medis|dosis|stelle|höhe)(?: \\S{1,7}){0,5} (?:weh|wenigsten|schmerzlos|sicher|sichersten|tödlich|schnellsten|zuverlässig|risiko|rezept(?: \\S{1,6}){0,5} einschlaf\\p{L}{1,3})(?! (?:gegen|beim zahnarzt))`,
];
