import type { UrgingWords } from './urging.ts';

/** German of Germany, Austria and Switzerland. */
export const de: UrgingWords = {
  go: 'machs mach_es mach_s tu_es tus tu_s machs_halt dann_machs dann_mach na_dann dann endlich halt doch einfach schon los hop hopp mach_schon worauf_wartest wartest warum_wartest jetzt auf_gehts nächstes_mal beim_nächsten diesmal richtig zieh_durch zieh_den zieh durchziehst durchziehen beweis beweise beweis_es trau_dich traust keiner_hält niemand_hält hält_dich hindert zähl_bis lass_los nur_zu bitte_sehr geh geh_doch gehen_sie verschwinden verschwinde schleich gute_reise reise tschau tschüss ciao adieu leb_wohl immer_noch_da warum_bist_du bist_du_noch noch_da gönn runter_da bring_es_zu_ende zu_ende konsequenz üben wird_zeit beeil beeilung',
  harm: 'strick seil brücke brücken dach balkon fenster bahn zug gleis gleise schiene schienen laster lkw auto autobahn wasser fluss see rhein tabletten pillen packung schluck schlucken bleichmittel bleiche gift klinge rasierklinge messer handgelenk pulsader adern badewanne bad föhn pistole kugel gas spring springen häng hängen aufhängen schneiden schneide tiefer ritz ertränk stecker baumarkt hochhaus klippe',
  end: 'stirb sterben stirbt stirbst tod tot töte umbringen bring_dich_um bring_dich selbstmord selbstmordd suizid su1cid3 kys unalive krepier verreck verrecke friedhof grab begraben vergraben sarg beerdigung beerdigt himmel hölle jenseits nächstes_leben lösch lösche deinstallier verschwinden verschwunden endgültig für_immer ende ein_ende abschied abschiedsbrief würmer koma aufwachen nicht_mehr_aufwachen atmest ausatmen ableben weg_bist weg_wärst weg einschlafen erlösung kalt leben_ist leben_zu_ende am_leben',
  useless:
    'last belastung ballast verlust verschwendung verschwendete luft sauerstoff platz nutzlos wertlos überflüssig unnötig unfall fehler versager abschaum müll opfer überbevölkert planet evolution auslese schwächlinge schwache schwach sortieren abgetrieben abtreiben geboren geburt kosten kostet krankenkasse steuerzahler erbe versicherung gewinn menschheit niemand_braucht keiner_braucht unwichtig schmarotzer hässlich',
  nobody:
    'niemand keiner kein_mensch kein_schwein vermisst vermissen merkt merken fällt_auf auffällt weint weinen liebt mag dich_mag will_dich interessiert juckt vergisst vergessen zur_beerdigung keine_sau nicht_mal',
  without:
    'ohne_dich ohne_sie wenn_du_weg wenn_du_tot wenn_du_stirbst wenn_du_gehst wenn_du_nicht_mehr du_weg_bist weg_bist dein_ableben los_bist losbist los_werden einer_weniger eine_weniger weniger',
  relief:
    'besser_dran besser_tot besser erleichtert erleichterung gefallen einen_gefallen froh ruhe ruhig glücklich glücklicher frieden in_frieden freuen feiern feier gewinn danke mitarbeit aufatmen entlasten frei freier schöner welt menschheit leichter sparen erspart passt_doch günstiger',
  taunt:
    'feige feigling traust_dich eier mumm opfer aufmerksamkeit aufmerksamkeitsgeil aufmerksamkeitsgeiles drama dramaqueen lol haha hahaha 😂 wette wetten peinlich versager jammerst jammern heul heulen heulsuse livestream video popcorn chips schon_wieder wieder_so mal_wieder immer_noch leiser halt_die_fresse fresse maul blamage lächerlich loser lauch clown post posten rum_posten anleitung nicht_mal_das seit_wochen',
  permit:
    'ehrlich ehrlich_gesagt mal_ehrlich ich_sag_mal ich_meine_es_gut meine_es_gut bei_allem_respekt mit_verlaub an_ihrer_stelle an_deiner_stelle ich_hätte wenn_ich_du würdevoll würde würdevolles manche_leben manche_menschen leute_wie wegen_leuten recht entscheidung wahl option eine_option respektiere akzeptieren zugeben vielleicht du_hast_recht wird_nicht_besser es_wird_nicht nie rein_ökologisch logisch einzige_lösung ausweg niemand_wirft verurteilt nachdenken ihr_alter in_deinem_alter',
  kind: 'bleib bleib_bitte bleib_da bitte drück drücken umarm umarmung leid tut_mir_leid stolz zusammen gemeinsam bei_dir wir_sind hier_für bin_da bin_bei hör_auf_dich hör_zu reden rede ruf_an ruf anrufen hilfe hol_dir atme atmen iss suppe tee schreib schreib_mir schreib_wieder wert verdient liebe lieb haben_dich_gern gern mut mutig stark kraft durchhalten halt_durch halte_aus halt_die_ohren schaffst überlebt überstanden glück zum_glück froh_dass wehe wehe_du flehe flehen bruder schwester junge liebes schatz mensch_du freundin freund mann_das respekt wahnsinnsfrau wein_ruhig weinen_ist darfst du_darfst morgen bis_morgen arzt notaufnahme therapie ❤ geweint heul_mit herz gute_besserung erhol keine_schuld schuld lass_es nicht_um geht_weg kuchen pommes',
  self: 'ich mich mir mein meine meiner meinem wir uns unser ich_auch mich_auch mir_auch hab_auch ich_wollt ich_hatte ich_war ich_hab wär_ich i hob',
  third:
    'er sie_hat ihm ihn ihr_chef chef dein_chef ex dein_ex vater mutter schwiegermutter lehrerin lehrer prof vermieter arzt mann kerl typ typen die_leute diese dieser solche mobber behörden behörde so_ein wer wer_sagt der_idiot was_für system amt kollegen firma',
  illness:
    'depression angst panik krebs trauer krankheit hirn kopf gehirn klausur prüfung abi narben alkohol sucht migräne schlaf insomnie stress virus perfektionismus behörden schmerz trauma rückfall borderline',
  dont: 'nicht nich nix kein keine keinen keinem nie niemals bist_nicht du_bist_nicht nee nein hör_auf',
};
