import type { UrgingWords } from './urging.ts';

/** Italian. */
export const it: UrgingWords = {
  go: 'fallo fallo_e_basta allora_fallo e_allora che_aspetti cosa_aspetti aspetti forza dai su vai vada avanti e_basta una_buona_volta davvero sbrigati muoviti procedi coraggio prova tenta ritenta riprova prossima_volta la_prossima stavolta finiscila finisci concludi chiudi chiudila nessuno_ti_ferma nessuno_ti_trattiene ti_ferma dimostralo dimostra levati togliti sparisci vattene accomodati accòmodate regolati un_piccolo_passo passo buonanotte addio ciao buon_viaggio ancora_qui ancora_vivo perché_non tre_due_uno è_ora hai_ragione tira tiri ultimo molla deciditi che_ci_fai',
  harm: 'corda cappio ponte tetto balcone finestra palazzo binario binari treno metro autostrada tangenziale fiume mare tevere po pillole pasticche flacone sonniferi farmaci candeggina veleno lametta lama coltello rasoio polsi vene vasca pistola gas salta saltare buttati buttarmi buttata buttarti butta impiccati impiccarti tagliati taglia taglia_meglio ingoia manda_giù bevi annegati sparati sparare precipizio piano piani burrone',
  end: "muori morire morto morta morte crepa crepare ammazzati ammazzarti ammazzare ucciditi suicidati suicid* suicid4ti suicidio kys unalivati vatt'accirere funerale funerali tomba bara cimitero paradiso inferno aldilà altro_mondo prossima_vita sparisci sparire scomparire scompari cancellati cancella disinstallati stacca spina svegliarti non_svegliarti dormi farla_finita fatta_finita finita farti_fuori vivo vivere respiro respiri respirare lettera addormentati",
  useless:
    "peso fardello spreco sprecato ossigeno aria spazio inutile sbaglio errore fallito fallita fallimento parassita scarto rifiuto deboli debole natura selezione sovrappopolato pianeta disturbo togliere_il_disturbo aborto abortire nato nascere costa pesa non_produce produce tasse inps pensione eredità assicurazione servi serve schifo niente nullità vite non_valgono valgono capace umanità favore_all'inps",
  nobody:
    'nessuno nessuno_ti nessuno_se nessuno_verrà manchi mancherai mancherà mancherebbe accorge accorgerà piange piangerà piangerebbe ama vuole vogliono importa frega dimenticano dimenticheranno neanche nemmeno manco tanto_al_tuo',
  without:
    'senza_di_te senza_te senza_lei se_sparisci se_muori se_non_ci_fossi quando_non_ci_sarai quando_te_ne_vai uno_di_meno una_di_meno di_meno in_meno liberarsi liberali libera',
  relief:
    "meglio_senza meglio_morto meglio_morta meglio sollievo sospiro respiro_di sollevati favore fai_un_favore fate_un contenti felici pace in_pace liberi tranquilli grazie gesto_d'amore amore pulito bello riposo riposi mondo risparmi risparmiaci meritano spazio_ai problemi_spariti risolto problema",
  taunt:
    "codardo vigliacco coraggio palle fegato attenzione attenzioni drammi drammatica buffone pagliaccio lol ahah ahahah 😂 scommetto scommettiamo n'altra altra_che altro_che ancora_vivo sempre_a piangi frigni lamenti lagna vergogna ridicolo ridicola patetico popcorn diretta video buffet fallito sei_capace nemmeno_ad silenzio zitto taci quanto_parli parli poemi scrivi stai_ancora 5_euro euro_che di_nuovo rompere",
  permit:
    'con_tutto_il_rispetto rispetto rispetto_la onestamente sinceramente glielo_dico te_lo_dico senza_cattiveria senza_offesa se_fossi_in_te al_tuo_posto al_suo_posto fossi_in io_mi_sarei avrei ci_sono_vite ci_sono_persone certe_persone gente_come diritto scelta decisione dignità dignitoso forse dovrebbe dovresti prendere_atto atto accettare è_la_natura non_migliora mai_stacca alla_sua_età soluzione unica nessuno_ti_giudica consideri consiglio da_persona persona_pratica tutto_sommato',
  kind: 'resta resti rimani rimasta rimasto ti_prego prego supplico abbraccio abbracci abbraccio_forte ti_abbraccio stringo ti_stringo ti_tengo ti_voglio ti_vogliamo bene dispiace mi_dispiace scusa fiera fiero orgoglioso orgogliosa insieme con_te qui_con sono_qui siamo_qui ci_siamo ascolta ascoltami parla parlane chiama chiami scrivi_quanto scrivimi aiuto respira respira_con mangia meriti ti_meriti vali forte coraggiosa coraggioso contento contenta meno_male sopravvissuta sopravvissuto passa passerà ce_la_fai tieni_duro amica amico tesoro tesoro_mio cara caro amore_mio stella bella domani ti_aspettiamo non_ti_azzardare azzardare non_farlo non_lo_faccia dottore medico guardia psicologa pronto_soccorso pianto piangere hai_il_diritto nessuna_colpa colpa non_sei non_è_colpa ❤ cuore spettacolo razza_di testone sveglio',
  self: "io mi me mio mia miei mie noi ci nostro anche_io anch'io a_me ho_perso avevo ero ho_fatto volevo ho sono",
  third:
    'lui lei_che loro gli il_tuo_capo capo ex tuo_ex padre mamma suocera prof professoressa marito proprietario quel quella quello quelli chi chi_ti chi_dice parenti dottore_è uomo bulli sistema sti che_schifo che_pezzo collega',
  illness:
    'depressione ansia cancro lutto panico malattia cervello testa esame lavoro insonnia vergogna alcol dieta trauma cicatrici tagli ricaduta dolore virus burnout disturbo_alimentare attacco',
  dont: 'non no né mai nemmeno niente nulla non_sei non_è non_ti nessuna smettila',
};
