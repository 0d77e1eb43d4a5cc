import type { UrgingWords } from './urging.ts';

/** French. */
export const fr: UrgingWords = {
  go: "fais_le fais-le fais fait_le vas_y vas-y allez allez_y allez_courage courage qu'est_ce_que_t'attends t'attends attends on_attend attend_quoi passe_à_l'acte l'acte grouille dépêche enfin déjà donc alors ben bah prochaine_fois la_prochaine cette_fois finis finis_en termine le_travail chiche vasy pourquoi_tu pourquoi_pas toujours_là prouve prouve_le sers_t'en essaye essaie décroche au_lieu_d'en réussisses réussis un_petit_pas petit_pas élan ciao adieu bye bon_voyage bonne_nuit bon_vent au_revoir tire_toi va_t'en va_te casse_toi dégage pars partir débarrasse_nous personne_te_retient retenir on_va_pas_te invitation",
  harm: 'corde pont toit fenêtre balcon immeuble vide rer métro train rails voie rivière mer seine cachets médocs somnifères boite boîte tube javel poison lame rasoir couteau veines poignets poignet balle fusil gaz saute sauter pends pendre pendu coupe couper plus_profond saigne avale bouffe gobe noyer baignoire autoroute falaise étage étages prise',
  end: "meurs crève crever creve mourir mort morte suicide suicid* suic1de kys unalive tue_toi tuer enterrement tombe cercueil cimetière funérailles paradis enfer l'au_delà autre_monde prochaine_vie disparais disparaître disparaisses disparition débrancher débranche supprime désinstalle endors dormir éteins la_fin fin_de en_finir finir réveille_plus plus_là plus_être tirer_sa_révérence révérence s'en_aller t'en_aller partir_pour de_bon en_vie encore_en_vie vivant tiré vivre respirer respire",
  useless:
    'poids fardeau charge déchet déchets inutile erreur inutiles ratée raté rater rate échec boulet oxygène place laisse_la_place laissez parasite sélection naturelle nature planète surpeuplée faibles faible avorter avortement naître née né apportez apportes sers sert_à_rien rien de_trop coûtes coûtez fortune sécu caf looser loser cassos minable existence monde_entier ordure profiteur',
  nobody:
    "personne personne_ne personne_viendra personne_va à_personne manquer manqueras manques manquera remarquera s'en_rendra pleurera pleurer pleure aimera aime_pas veut_pas oublié oubliera oublieront même_dieu même_ton même_ta tout_le_monde on_s'en_fout s'en_fiche rien_à_foutre se_remettront remettront",
  without:
    "sans_toi sans_vous si_t'étais_pas si_tu_meurs quand_tu_seras quand_tu_l'auras une_fois_parti de_moins en_moins un_de_moins une_de_moins plus_là se_débarrasser débarrasse chambre_vide",
  relief:
    'soulagé soulagée soulagés soulagement souffler souffleront mieux_sans mieux_mort mieux_morte mieux tournera_mieux service cadeau merci promis tranquille paix fous_nous foutez soulagerait beau_truc rendre_service heureux bénéfice mérite méritent libère libérer planète_dit monde calme',
  taunt:
    "lâche couilles cran peureux drama intéressante intéressant attention mdr lol ptdr haha 😂 t'oses cap pas_cap parie jparie encore_une encore_un encore_en_vie toujours_en_vie chialer chialer_et geindre spam ferme_la ferme cheh clown honte pathétique ridicule regarde bla_bla comédie cinéma vidéo live film popcorn foutu_de foutu tentatives résultat tes_posts pleurniche même_pas",
  permit:
    "honnêtement franchement sincèrement avec_respect je_vais_être franche franc pensez_y sereinement je_crois_que je_pense_que à_ta_place à_votre_place moi_à_ta si_j'étais si_j'avais si_j'étais_toi certaines_personnes des_gens_comme les_gens_comme y_a_des_gens il_n'y_a_aucune aucune_honte droit choix décision dignité solution seule_solution dans_l'ordre faut_savoir je_dis_pas_ça méchamment sans_méchanceté a_raison vécu peut_être à_quoi_bon mieux_pour_tout_le_monde à_ce_stade reconnaître accepter",
  kind: "reste restez rester tiens_bon tiens accroche s'il_te_plaît steuplaît stp_reste s'il_vous conjure supplie serre câlin bisou bisous force désolé désolée pardon fier fière ensemble avec_toi avec_nous on_est_là je_suis_là là_pour écoute parle parle_m'en appelle appelez rappelle aide respire_avec mange café soupe mérites tu_mérites vaux courageux courageuse contente content heureuse survécu survivre sauvé passera redescend ça_va ça_va_aller t'aime aime on_t'aime t'avise m'engueuler espèce ma_belle ma_grande ma_chérie mon_pauvre meuf mec copine amie ami trésor guerrière tendresse pensée médecin urgences psy aller_mieux demain coquillettes pleuré chialé larmes cœur ❤ t'as_le_droit le_droit_de pas_ta_faute faute jamais_tu",
  self: "je j j'ai moi me m mon ma mes moi_aussi nous notre j'avais j'étais j'aurais j'aimerais je_suis mon_mari mon_fils ma_sœur je_te je_vous j'te jte",
  third:
    'il elle ils elles lui leur leurs son sa ton_patron patron ex ton_ex père mère belle_mère belle-mère prof profs proprio ceux qui ces_gens ce_type type harceleurs médecin mari mec_là connard système quel quelle un_homme celui',
  illness:
    'dépression anxiété angoisse cancer deuil panique maladie crise cerveau tête alcool honte insomnie examen exam partiel parcoursup burn burnout trauma cicatrices rechute douleur bipolaire saloperie',
  dont: "pas ne n ni jamais plus aucun non t'es_pas c'est_pas tu_n'es nul",
};
