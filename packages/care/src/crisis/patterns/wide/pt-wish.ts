import { bareSlot } from '../../bare-slot.ts';
import { near } from '../../slots.ts';

const wish = bareSlot(
  'tomara quem_me_dera oxalá queria quero gostava_de gostaria_de desejo espero só_espero peço só_peço peço_a_deus pedi_a_deus rezo torço sonho_em vontade_de preferia prefiro preciso se_pudesse por_mim dava_tudo seria_feliz seria_um_alívio era_um_alívio bem_que podia podiam era_melhor seria_bom tava_ótimo fico_torcendo só_queria pedindo rogando rezando torcendo desejando às_vezes_queria que_alguém',
);
const gone = bareSlot(
  'não_acordar não_acordasse não_acorde não_acordar_mais nunca_mais_acordar não_abrir_os_olhos não_amanhecer seja_a_última_noite fosse_o_meu_enterro fosse_meu_enterro não_tocasse não_toque não_houvesse_amanhã tudo_apagasse que_tudo_apag* se_apagasse_tudo apagar_de_vez me_apagar apagar-me me_apague fechar_os_olhos_e_não dormir_e_não dormir_pra_sempre dormir_para_sempre não_ter_nascido nunca_ter_nascido não_ter_existido não_existir deixar_de_existir deixar_de_ser parar_de_existir sumir_de_vez desaparecer_de_vez evaporar me_dissolver escorrer me_recolh* me_recolha que_me_leve me_leve me_levasse me_levem leve_logo leve_depressa me_buscar me_venha_buscar um_carro_me um_caminhão_me um_ônibus_me me_atropel* me_pegasse caísse_em_cima um_raio_me um_infarto um_enfarte um_avc um_aneurisma ir_ter_com ir_com_ela ir_com_ele ficar_com_ela_lá encontrar_ela_lá reunir-me o_avião_caísse o_avião_cair o_elevador_despencar me_acontecesse_alguma acontecesse_algo_comigo acontecesse_alguma_coisa me_matasse coração_parasse meu_coração_par* um_sono_comprido um_sono_sem ter_sido_eu fosse_eu_no descansar_pra_sempre descansar_de_vez que_tudo_acab* tudo_acabasse que_isso_acabasse_logo isto_acabasse não_estar_aqui não_estar_cá não_tá_aqui parar_de_sentir parar_de_respirar deixar_de_sentir voltar_pra_antes ser_esquecid* um_coma',
);
const notOrdinary =
  '(?! (?:cedo|tarde|[aà]s|t[aã]o|com (?:sede|fome|calor|frio)|(?:na|no|nessa|nesse) (?:aula|escola|trabalho|reuni[aã]o|sof[aá]|bus[aã]o)|de f[eé]rias|pra trabalhar|pra ir|o despertador)(?!\\p{L}))';
const dead = bareSlot(
  'mortos mortas quem_morre quem_morreu os_que_morrem os_que_morreram quem_já_morreu quem_já_se_foi quem_já_foi defunt* falecid* cemitério* funeral* enterro* velório* caixão caixões jazigo obituário*',
);
const envy = bareSlot(
  'invej* que_sorte sortud* felizard* que_descans* descansando_já já_descansam já_descansou que_paz_a trocava_de_lugar trocar_de_lugar',
);
const without = bareSlot(
  'sem_mim se_eu_não_estivesse se_eu_não_existisse se_eu_sumisse se_eu_sumir se_eu_desaparecesse se_eu_morresse se_eu_morrer se_eu_não_voltasse se_eu_faltasse se_eu_faltar a_minha_ausência minha_ausência se_eu_não_tivesse_nascido quando_eu_não_estiver se_eu_fosse_embora_de se_me_acontecer_alguma se_eu_partisse',
);
const better = bareSlot(
  'seria_melhor era_melhor acab* os_problemas ficava_melhor ficavam_melhor estaria_melhor estariam_melhor ficaria_melhor ficariam_melhor viveria_melhor viveriam_melhor melhor_pra_todo melhor_para_todos mais_feliz mais_felizes mais_lev* tranquil* alívio aliviad* ninguém_not* ninguém_ia_not* ninguém_percebia ninguém_ia ninguém_dava só_iam_notar só_iam_perceber iam_notar nem_iam nem_notava* descansavam descansa* seguro receb* um_gasto uma_boca_a_menos menos_um_problema um_favor ninguém_chor* ninguém_senti* não_fazia_falta não_faria_falta tanto_faz quem_ia_notar não_fazia_diferença não_faria_diferença',
);
const tired = bareSlot('cansad* cansei fart* exaust* cansaço enjoad* saturad* cheia cheio');
const being =
  '(?:de existir|de ser(?! ?\\p{L})|de ser eu|de (?:t[aá]|estar|tar) (?:aqui|c[aá]|nesse mundo|neste mundo|viv[oa])|de continuar (?:aqui|c[aá]|viv[oa]|respirando)|de respirar|de viver assim|de(?:ssa|sta) exist[eê]ncia|de mim(?: mesm[ao])?(?! ?\\p{L})|de mim todos os dias|de andar (?:por )?c[aá])(?! (?:na|no|em|com|para|pra|como|a (?:forte|boa)|tua|sua|o)(?!\\p{L}))';
const question = '(?:pra|para|p) ?(?:qu?e|qu[eê]) (?:diabos |merda |que )?';
const staying =
  '(?! (?:se|na|no|em|com|aqui (?:na|no|se)|estudando|trabalhando|pagando|pedindo|t[aã]o (?:cedo|tarde)|[aà]s)(?!\\p{L}))';
const future = bareSlot(
  'futuro um_futuro daqui_a_um_ano ano_que_vem no_ano_que velh* aos_0 com_0_anos adult* pela_frente aí_na_frente casando em_novembro em_dezembro outro_natal',
);
const unseen = bareSlot(
  'não_me_vejo não_me_imagino não_consigo_me_ver não_consigo_me_imaginar não_vejo_nenhum não_tenho_nada não_tem_nada não_há_nada nem_me_imagino',
);
const ill = bareSlot(
  'câncer cancro tumor nódulo caroço diagnóstico resultado* exame metástase* leucemia doença biópsia cirurgia operação anestesia infarto enfarte dengue pneumonia',
);
const glad = bareSlot(
  'fiquei_aliviad* senti_alívio que_alívio_se me_alivi* fiquei_feliz fiquei_content* esperança tomara_que_seja tomara_que_dê_errado quem_dera_fosse tá_bom_também não_vou_tratar não_me_trato não_vou_me_tratar não_quero_tratar não_vou_lutar não_pretendo_lutar não_quero_tratamento até_que_enfim_algo fiquei_desapontad* decepcionad* que_pena_que_não ninguém_ia_poder_me_culpar melhor_assim que_me_leve',
);
const careless = bareSlot(
  'atravesso_a_rua atravessar_a_rua atravesso_sem atravesso_no deixei_de_olhar não_olho sem_olhar sem_capacete sem_cinto não_ponho_o_cinto não_uso_mais_cinto já_não_ponho não_freio acelero nas_curvas',
);
const indifferent = bareSlot(
  'quem_sabe que_me_atropel* alguém_resolve algum_carro tanto_faz se_pegar_pegou seja_o_que tomara não_me_importo não_ligo me_faz_o_favor me_faça_o_favor resolv* os_dois_lados que_decida faz_tempo_que ultimamente',
);
const wake = bareSlot('acordo acordar acordei abro_os_olhos abrir_os_olhos amanhece mais_um_dia');
const hate = bareSlot(
  'que_decepção decepção decepcion* pena_de_ter pena_por_ter raiva_de_ter com_raiva_de_ainda ainda_estou_aqui ainda_tô_aqui de_ainda_est* viva_de_novo vivo_de_novo de_estar_viv* de_tá_viv* odeio tristeza_de_ter ah_não',
);
const disaster = bareSlot(
  'infarto enfarte terremoto avião incêndio acidente meteoro bala_perdida caminhão ônibus comboio batida raio elevador fim_do_mundo desabamento andaime teto câncer tumor vírus',
);
const accept = bareSlot(
  'tomara_que fico_torcendo sortudos com_inveja nunca_me_acha eu_descansava não_ia_me_mexer não_me_mexia não_me_importava não_me_importaria não_reclamava eu_assino não_seria_tão_ruim não_seria_minha_culpa que_me_pegasse por_que_não_eu porque_não_a_mim quem_dera_em_mim seria_um_alívio era_um_alívio me_fazia_um_favor eu_agradecia',
);

/** Not wanting to be here any more, without a plan. */
export const wishes: readonly string[] = [
  near(wish, `${gone}${notOrdinary}`, 4),
  near(dead, envy, 5),
  near(without, better, 7),
  `${tired}<0-3>${being}`,
  `${question}(?:eu )?(?:continuo|vivo|existo|respiro|me acordam|acordo|acordar|nasci|(?:tou|tô|tá|estou|ando) (?:aqui|cá|viv[oa])|continuar (?:viv\\p{L}{1,3}|respirando|aqui)|levantar|levanto|viver)${staying}(?=(?! ?\\p{L})| (?:se (?:ningu[eé]m|tudo|nada|n[aã]o)|todo|todos|respirando|vivendo|c[aá]|aqui|aguentando|tentando))`,
  `(?:n[aã]o|nem) (?:vejo|encontro|acho|tem|tenho|h[aá])(?: (?:j[aá]|o|nenhum|mais|um|uma)){0,3} (?:sentido|motivos?|raz[aã]o|raz[oõ]es|por ?qu[eê]|porque)(?: (?:a|de|pra|para|em|por|algum)){0,2} (?:me )?(?:levantar|continuar|viver|existir|(?:estar|t[aá]) (?:aqui|viv[oa])|respirar|acordar|andar c[aá]|c[aá] andar)(?: da cama)?${staying}`,
  near(unseen, future, 3),
  near(ill, glad, 7),
  near(careless, indifferent, 7),
  near(wake, hate, 5),
  'que venha (?:logo )?a morte|(?:quero|queria|vontade de) fechar os olhos(?: e)? (?:pronto|acabou|nada mais|n[aã]o abrir|pra sempre|para sempre)|que (?:n[aã]o )?me reanim\\p{L}{2,3}|se eu (?:dormisse|adormecesse|pegasse no sono)<0-4>(?:tamb[eé]m n[aã]o|n[aã]o (?:fazia|faria|ia)|melhor|pra sempre|e s[oó])|(?:acordo|abro os olhos)<0-8>(?:outra vez n[aã]o|de novo n[aã]o|ah n[aã]o|mais um dia n[aã]o|que pena)|minha vida (?:j[aá] )?(?:acabou|terminou)(?! ?\\p{L})|(?:deviam|deveriam|tinham) (?:que )?(?:ter )?(?:me )?(?:ter )?deixado(?: morrer| ir| l[aá])?<0-2>(?:acidente|morrer|l[aá]|incubadora|coma|hospital)|n[aã]o quero estar(?! ?\\p{L})',
  near(
    bareSlot('outra_pista pista_contrária contramão volante curva ribanceira caminhão_de_frente'),
    bareSlot('não_senti_nada vontade_de_frear sem_frear não_freei soltar tentação fechar_os_olhos'),
    8,
  ),
  near(
    bareSlot('quimio quimioterapia tratamento hemodiálise diálise oncologista'),
    bareSlot(
      'assim_está_bem assim_tá_bom pra_que_se seja_o_que que_avance não_vou_mais já_não_vou nem_nunca',
    ),
    7,
  ),
  '(?:j[aá] )?(?:me sinto|sinto-me|[eé] como se (?:eu )?(?:j[aá] )?estivesse|(?:estou|t[oô]) j[aá]|j[aá] (?:estou|t[oô])) (?:j[aá] )?mort[oa](?! (?:de|do|da|por|no jogo|com)(?!\\p{L}))|(?:tomara|quem dera|queria|espero)<0-3>(?:n[aã]o (?:tenha|haja|chegue|venha))(?: \\S{1,5})? amanh[aã]|(?:no|o) dia (?:em )?que eu (?:faltar|morrer|me for|n[aã]o estiver|sumir)<0-4>(?:al[ií]vi|respir|descans|melhor|livre|paz|feliz)\\p{L}{0,5}|(?:viver|a vida|existir) (?:n[aã]o [eé] (?:pra|para) mim|me (?:pesa|d[oó]i|cansa)|[eé] (?:um castigo|uma condena[cç][aã]o|comprid[ao] demais))(?! (?:em|sem|com|na|no)(?!\\p{L}))|se n[aã]o foss(?:e|em)(?: (?:pel[oa]s?|o|a|os|as|meus?|minhas?)){1,2} (?:filh|m[aã]e|pai|cachorr|gat|irm|net)\\p{L}{0,5}<0-2>(?:eu )?(?:j[aá] )?n[aã]o (?:estava|estaria|tava)(?: (?:mais|aqui|c[aá]|viv[oa])|(?! ?\\p{L}))',
  near(disaster, accept, 8),
  'entro (?:no|num) avi[aã]o<0-4>(?:cai|caia|cair)(?!\\p{L})|(?:espero|tomara|torço|quero|desejo) que (?:a )?(?:cirurgia|opera[cç][aã]o|anestesia) (?:d[eê] errado|corra mal|d[eê] ruim)|(?:s[oó] )?quero que (?:tudo )?pare[, ]{1,2}(?:que )?(?:tudo|isso|isto|logo|a cabe[cç]a|a dor)|(?:n[aã]o aguento|n[aã]o suporto)(?: mais)? (?:essa|esta|tanta|a) dor<0-3>(?:quero|preciso|s[oó] quero) (?:descansar|que (?:pare|acabe))|se eu (?:morrer|morresse|me matar|sumir|for)<0-2>(?:se )?(?:acab|termin|resolv)\\p{L}{1,4}|n[aã]o (?:suporto|aguento) (?:mais )?(?:estar|ficar) viv[oa]',
  `n[aã]o (?:perten[cç]o|encaixo) (?:a )?(?:a?esse|a?este|nesse|neste|ao|no) mundo|n[aã]o (?:fui feit[oa]|nasci|sirvo|presto) (?:pra|para) (?:viver|a vida|essa vida|esta vida|estar viv[oa]|existir|esse mundo|este mundo)|(?:n[aã]o (?:me )?(?:restam|tenho)|sem|acabaram) (?:mais |j[aá] )?(?:as )?for[cç]as? (?:pra|para) (?:continuar|viver|seguir)(?=(?! ?\\p{L})| (?:viv|aqui|lutando|mais))|n[aã]o quero (?:fazer|chegar (?:aos|nos)) (?:0|dezoito|vinte|trinta|quarenta)(?! (?:dias|minutos))|vivo por viver|mereci?[ae]m? (?:outr[oa]|uma?) (?:filh[oa]|m[aã]e|mulher|esposa)<0-8>melhor|(?:s[oó] )?sou (?:s[oó] )?(?:um gasto|uma boca|um peso morto|um desperd[ií]cio|um estorvo)(?! de papel)|n[aã]o sei (?:pra|para) qu[eê] (?:eu )?(?:vivo|t[oô] viv[oa]|estou viv[oa]|nasci)|(?:deixei de ter|j[aá] n[aã]o tenho|perdi a) vontade de (?:c[aá] andar|andar c[aá]|estar c[aá])|j[aá] n[aã]o fa[cç]o c[aá] (?:nada|falta)`,
  `(?:(?:s[oó] )?(?:continuo|estou|t[oô]|ainda t[oô]|sigo|me mantenho) viv[oa] (?:s[oó] |apenas )?|s[oó] (?:continuo|estou|t[oô]|ainda t[oô]) aqui |(?:continuo|estou|t[oô]|ainda t[oô]) aqui (?:s[oó]|apenas) )(?:por causa d|pel|por )(?:[oa]s?|minha|meus?|minhas)? ?(?:meus? |minhas? )?(?:filh|cachorr|gat|m[aã]e|pai|fam[ií]lia|irm|netos?)\\p{L}{0,6}|(?:a [uú]nica coisa|o [uú]nico|s[oó]) que me (?:mant[eé]m|segura|prende|impede|faz ficar)(?: (?:viv[oa]|aqui|nesse mundo|na vida|de fazer))? [eé]`,
  near(
    bareSlot('penso_em pensando_em imagino fantasio sonho_em fico_imaginando'),
    bareSlot(
      'não_existir não_ter_nascido deixar_de_existir não_estar_mais não_estar_viv* estar_mort* minha_morte meu_enterro meu_velório como_seria_sem_mim',
    ),
    4,
  ),
  '(?:me )?(?:leva|leve|recolhe|busca)(?:-me)?(?: logo| de uma vez)? (?:deus|senhor|meu deus|nossa senhora)|(?:deus|senhor|meu pai),? me (?:leva|leve|recolhe|busca)(?! (?:pra casa|de volta))',
  '(?:vivo|existo|respiro|vivendo) (?:por|de|s[oó] por|s[oó] de) (?:in[eé]rcia|h[aá]bito|costume|educa[cç][aã]o|obriga[cç][aã]o|teimos\\p{L}{1,2}|favor)|(?:t[oôá]|estou|sigo|ando) viv[oa] (?:s[oó] )?(?:de|por) (?:teimos\\p{L}{1,2}|h[aá]bito|in[eé]rcia|costume|educa[cç][aã]o)|mort[oa] (?:por dentro|em vida)(?! de (?:rir|fome))|(?:j[aá] )?(?:n[aã]o vivo|isso n[aã]o [eé] vida|isto n[aã]o [eé] vida),? (?:s[oó] |apenas )?(?:sobrevivo|existo|aguento)|vivo no autom[aá]tico<0-6>(?:pifando|acabar|ainda bem)',
  '(?:j[aá] )?(?:vivi|cumpri|fiz) (?:tudo )?(?:o que (?:tinha (?:de|que)|devia|queria)|o suficiente|bastante|demais|a minha parte)(?: (?:viver|fazer|cumprir|j[aá])){0,3}<0-6>(?:leve|levar|recolh\\p{L}{1,2}|espero|descans\\p{L}{1,3}|hora|ir|embora)|(?:deus|a virgem|nossa senhora|o senhor|a morte)(?: \\S{1,6}){0,2} (?:se esqueceu de mim|esqueceu-se de mim|n[aã]o me (?:leva|busca|quer levar)|me (?:leve|recolha|busque) (?:logo|j[aá]|depressa))|j[aá] (?:c[aá] )?ando (?:c[aá] )?a mais|(?:estou|t[oô]) a mais (?:neste|nesse|nesta|aqui|na|no)|(?:eu )?sobrei (?:na|nesse|neste) (?:vida|mundo)|(?:eu )?(?:sobro|atrapalho) (?:aqui|nesse mundo|neste mundo|em todo lugar)',
  '(?:morreu|se foi|partiu|faltou|perdi|enterrei)<0-5>(?:(?:s[oó] )?(?:quero|penso em|espero|queria) (?:ir (?:com|atr[aá]s|junto|ter com)|seguir (?:ela|ele)|acompanhar|estar com (?:ela|ele)|ficar com (?:ela|ele)|que (?:ela|ele) (?:me )?(?:venha|leve|busque)))',
  '(?:n[aã]o|j[aá] n[aã]o) (?:quero|desejo|pretendo) (?:continuar|seguir|aguentar)(?: (?:mais|j[aá]|com isso)){0,2}(?! ?\\p{L})|(?:quero|queria) (?:me )?(?:apagar|desligar)(?:-me)? (?:do mundo|da vida|de vez|a minha vida)|(?:me (?:desliguem|apaguem)|podiam me desligar)|(?:n[aã]o (?:me )?resta|acabou|perdi|sem) (?:a )?(?:minha )?vontade de (?:nada,? nem de viver|(?:t[aá]|estar) aqui|continuar(?=(?! ?\\p{L})| (?:aqui|viv|lutando)))',
  '(?:me d[aá] (?:igual|na mesma)|tanto (?:me )?faz|n[aã]o me importa(?:va|ria)?|n[aã]o (?:me )?importo)(?: (?:se|de|que|j[aá]|em|eu|amanh[aã])){0,3} (?:viver|morrer|morro|vivo|n[aã]o acordar|acordar|continuar viv[oa]|estar viv[oa]|me curar|acontecer alguma coisa)(?! (?:em|com|aqui|de|se)(?!\\p{L}))|(?:n[aã]o|j[aá] n[aã]o|nem) (?:tenho (?:mais )?medo d[ae]|temo) (?:a )?(?:morte|morrer)<0-4>(?:viver|continuar|ficar|descans\\p{L}{1,3}|venha|espero|anos)',
  'que (?:pregui[cç]a|castigo|cansa[cç]o|saco) (?:de )?(?:continuar (?:sendo eu|viv\\p{L}{1,3}|aqui)|existir|viver|ser eu)(?! (?:em|na|no|com|um)(?!\\p{L}))|viver (?:pra|para) qu[eê]|n[aã]o (?:fa[cç]o|fazia) falta (?:a|pra) ningu[eé]m|n[aã]o quero morrer,? (?:mas|s[oó] que) (?:tamb[eé]m n[aã]o|n[aã]o) (?:quero )?(?:continuar )?(?:viver|vivendo|viv[oa]|estar aqui|t[aá] aqui)|viver (?:j[aá] )?n[aã]o (?:vale (?:mais )?a pena|faz (?:mais )?sentido)(?! (?:sem|em|com)(?!\\p{L}))|nem pra fantasma|(?:nunca|n[aã]o) (?:devia|deveria) (?:ter (?:nascido|sa[ií]do d)|haver nascido)',
  '(?:d[ae]ria|dava|trocava|trocaria|trocar)(?: de)? (?:o meu |meu )?lugar<0-5>(?:morreu|morto|morta|crian[cç]a|doente|cancro|c[aâ]ncer|que morr)\\p{L}{0,2}|(?:a )?minha hora<0-4>(?:atrasad[oa]|adiantava|tarda|demora|n[aã]o chega)|n[aã]o (?:quero|pretendo) (?:envelhecer|chegar a velh[oa]|ficar velh[oa]|fazer (?:0|trinta|vinte))<0-5>(?:pretendo|chegar|l[aá]|antes)',
];
