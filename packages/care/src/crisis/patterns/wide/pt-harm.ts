import { bareSlot } from '../../bare-slot.ts';
import { near } from '../../slots.ts';

/** What people hurt themselves with. Many of these are also tools of a kitchen or a school. */
const blade = bareSlot(
  'lâmina* gilete* gillette* estilete navalha* bisturi* x-acto caco_de_vidro pedaço_de_vidro vidro_quebrado lâmina_do_apontador apontador compasso alfinete agulha_do',
);
const skin = bareSlot(
  'braço* antebraço* pulso pulsos coxa* perna* pele costela* quadril barriga tornozelo* canela* ombro* panturrilha*',
);
const mark = bareSlot(
  'marcas marca_nova cicatriz cicatrizes cortes machucados feridas riscos cascas queimaduras roxos hematomas',
);
/** To hurt oneself, in the first person or as an infinitive. */
const hurt = bareSlot(
  'me_corto me_cortei me_cortava me_cortar me_cortando cortar-me corto-me cortei-me a_cortar-me me_rasgo me_queimo me_queimei me_queimar queimar-me queimo-me queimei-me me_arranho me_arranhei me_arranhar arranho-me arranhar-me me_machuco me_machuquei me_machucar me_machucando me_firo me_feri me_ferir ferir-me magoo-me magoar-me magoei-me me_furo me_furar me_furei me_espeto me_mutilo mutilar-me me_soco me_dou_soco me_dou_tapa dou_murros_em_mim dou_murro_na_coxa me_agrido',
);
/** These are also habits, quarrels and sports. */
const habit = bareSlot(
  'me_mordo me_mordi me_morder mordo-me me_belisco me_beliscar belisco-me me_bato me_bati me_bater bato-me bater-me me_puno me_punir me_castigo me_castigar arranco_o arranco_meu bato_a_cabeça bati_a_cabeça bato_com_a',
);
const blood = bareSlot(
  'até_sangr* até_sair_sangue até_sai* sangue até_ficar_rox* até_inchar até_ficar_negr* de_propósito por_querer porque_mereço eu_mereço mereço pra_sentir para_sentir para_não_sentir pra_não_sentir se_cala me_acalm* alivi* castigo penitência toda_vez_que cada_vez_que',
);
const reason = bareSlot(
  'me_acalm* acalmar alivi* pra_sentir para_sentir sentir_alguma sentir_algo não_sentir silêncio se_cala cala_a cabeça_para a_cabeça_par* castigo mereço respirar passa_a_dor até_sangr* até_sair até_inchar sangue de_propósito por_querer escondid* às_escondidas me_tranco tranquei tranc* toda_noite todas_as_noites todo_dia cada_vez_que toda_vez_que quando_brig* quando_eles quando_gritam quando_discut* onde_ninguém ninguém_vê ninguém_sabe única_forma único_jeito só_assim em_casa_pra',
);
const notHabit =
  '(?! (?:as unhas|a unha|a l[ií]ngua|os l[aá]bios|de (?:raiva|rir|inveja|calor|frio|frente)|com (?:minha|meu|a|o|um|uma) (?:m[aã]e|namorad|irm|cotovelo|mesa|quina|porta))(?!\\p{L})| (?:no|na|numa|num) (?:fog[aã]o|forno|treino|quina|porta|cozinha|panela|jogo))';
const hidden = bareSlot(
  'medo_que_vejam medo_que_alguém_v* que_vejam pra_ninguém_ver para_ninguém_ver pra_ninguém_olhar para_ninguém_olhar pra_ninguém_notar ninguém_veja que_ninguém_v* ninguém_vê ninguém_viu ninguém_sabe não_ver não_vejam não_veja não_verem escond* tapar disfarç* foi_o_gato foi_a_gata foi_o_cachorro que_caí que_eu_caí digo_que_caí me_perguntou_d* perguntou_das onde_ninguém',
);
const unseenBy = '(?:pra|para|p)<0-3>n[aã]o (?:ver|verem|perceber|perceberem|notar|notarem|perguntar)';
const cover = bareSlot(
  'manga_comprida mangas_compridas manga_longa mangas_longas manga mangas moletom blusão casaco camisola_de_manga pulseiras munhequeira* faixa legging calça_jeans collants base_e_corretivo',
);
const keep = bareSlot(
  'escond* guardad* guardo tenho_guardad* na_capinha no_estojo na_mochila na_minha_mochila na_minha_gaveta debaixo_do_colchão dentro_do_livro me_chama me_chamando olhando_pra olhando_a olho_pra penso_na procurei_a tirei_a roubei voltei_pra voltei_à comprei_outra peguei_a',
);
const span = bareSlot('dias semanas meses mês ano anos horas semestre quaresma');
const clean = bareSlot(
  'limpa limpo sem_fazer sem_me_cortar sem_me_machucar sem_me_ferir sem_me_magoar sem_me_queimar sem_fazer_nada_comigo sem_tocar_na sem_recair sem_recaída',
);
const fell = bareSlot(
  'recaí recaída voltei_a voltei_pra voltei_para caí ontem hoje essa_madrugada esta_madrugada esta_noite essa_noite zero do_zero de_novo outra_vez não_aguentei não_consegui foi_por_água foi_pro_lixo fui_abaixo acabou_hoje perdi quebrei aleluia_às',
);
const drugs =
  '(?!<0-6>(?:fum\\p{L}{1,4}|[aá]lcool|beb\\p{L}{1,4}|p[oó]|coca[ií]na|crack|droga\\p{L}{0,2}|apost\\p{L}{1,3}|jogo|a[cç][uú]car|porn[oô]))';
const fire = bareSlot('cigarro* bituca* beata* isqueiro fósforo* vela brasa* chapinha_no ferro_de_frisar');
const wall = bareSlot('parede muro azulejo espelho volante soco socos murro murros');
const until = bareSlot(
  'até_a_mão até_inchar até_sangr* até_quebrar até_ficar_tont* só_assim me_acalm* acalm* cabeça_quieta cabeça_para silêncio_na castigo pra_não_chorar porque_mereço mereço raiva_baix*',
);
const again = bareSlot(
  'fiz_de_novo fiz_outra_vez fiz_aquilo fiz_isso_de_novo voltei_a_fazer tornei_a_fazer recaí recaída voltei_a_cair',
);
const trace = bareSlot(
  'braço* coxa* perna* pulso pulsos sangue cortes marcas marcad* lâmina* gilete* banheiro casa_de_banho duche chuveiro lençol toalha machucad* ninguém_sabe ninguém_viu não_consegui_parar',
);
const seen = bareSlot(
  'me_viu viu_meu viu_o_meu viu_os viu_minha olhou_pra olhou_para pediu_pra_ver perguntou_d* perguntou_porque',
);
const medical = bareSlot(
  'marcas cicatrizes cortes meus_braços os_braços meus_pulsos minhas_pernas manga mangas arregaçar curativo* educação_física',
);

/** Self-harm that is going on or begun again, so plain that it is explicit. */
export const plainHarm: readonly string[] = [
  near(`${hurt}${notHabit}`, reason, 4),
  near(`${habit}${notHabit}`, blood, 4),
  `${hurt}<0-2>(?:os|as|o|a|meus|minhas|nos|nas|no|na)(?: (?:meus|minhas|meu|minha))? ${skin}(?! (?:com (?:o |a )?(?:forno|papel|ferro)|sem querer|cozinhando|no (?:forno|trabalho|futebol)))`,
  near(mark, bareSlot('fiz_em_mim faço_em_mim me_faço que_eu_mesm* que_fiz_ontem fiz_ontem'), 2),
  near(again, trace, 6),
  `(?:tenho|t[oô] com|estou com|meus|minhas|os meus|as minhas)(?: (?:os|as|o|a|meus|minhas))? ?${skin} (?:t[aã]o |est[aã]o |tod[oa]s? |t[aá] ){0,2}(?:chei[oa]s? de (?:cortes?|cicatriz(?:es)?|marcas?|riscos?|machucados?)|cortad[oa]s?|rasgad[oa]s?|marcad[oa]s?)(?! (?:por|de|do|da) (?:frio|vacina|sol|mosquitos?|gat|acne|trabalho))`,
  `(?:n[aã]o (?:consigo|posso)|vou|quero|tento) (?:parar|deixar) de (?:me (?:cortar|queimar|machucar|ferir|arranhar|bater)|(?:cortar|queimar|magoar|ferir|arranhar)-me)|(?:t[oô]|estou|s[oó]) (?:h[aá] )?(?:s[oó] )?(?:0|um|dois|tr[eê]s|\\p{L}{4,9}) (?:dias?|semanas?) sem (?:me (?:cortar|machucar)|fazer)(?: \\S{1,3}){0,2} (?:n[aã]o (?:aguento|consigo|sei se)|vontade|custa)`,
  `(?:cravo|cravei|finco|enfio) as unhas<0-3>(?:at[eé]|na pele|no bra[cç]o|na coxa|na perna|pra)`,
];

/** Self-harm that is hidden, urged or told sideways. */
export const harm: readonly string[] = [
  near(mark, `(?:${hidden}|${unseenBy})`, 6),
  near(skin, `(?:${hidden}|${unseenBy})`, 6),
  near(seen, medical, 5),
  near(cover, unseenBy, 2),
  `(?:pra|para) (?:me (?:furar|cortar|queimar|machucar|ferir)|(?:furar|cortar|queimar|magoar|ferir)-me)(?! (?:o cabelo|as unhas|as pontas))`,
  near(
    cover,
    bareSlot(
      'pra_mãe_não para_a_mãe_não pra_ninguém para_ninguém não_ver não_verem não_veja* escond* tap* marcas cicatrizes cortes machucad*',
    ),
    6,
  ),
  near(blade, keep, 5),
  near(blade, bareSlot('coxa* pulso pulsos alívio calma não_consigo_parar tentação'), 6),
  `${span}<0-2>${clean}${drugs}<0-7>${fell}|${clean}<0-3>${span}${drugs}<0-7>${fell}|${fell}<0-4>${span}<0-1>${clean}${drugs}`,
  near(fire, bareSlot('braço* coxa* perna* pele na_mão na_minha_mão própria_mão onde_ninguém'), 6),
  '(?:achou|acharam|descobriu|encontrou|viu|tirou|jogou fora|escondeu) (?:as )?(?:minhas?|a|as) (?:l[aâ]minas?|giletes?|navalhas?)|voltei (?:pra|para|a|à|com) (?:a |as |o |minhas? )?(?:l[aâ]minas?|giletes?|navalhas?|estilete|cortes)|sangue (?:na|nas|no|em) (?:minha |meu )?(?:manga|mangas|moletom|len[cç]ol|faixa)|comecei<0-5>(?:com|de) (?:um |uma |a |o )?(?:compasso|l[aâ]mina|gilete|estilete|tesoura)(?! ?\\p{L})|bato (?:com )?a (?:cabe[cç]a|testa) (?:na|no|contra|em) (?:a )?(?:parede|ch[aã]o|azulejo|volante|espelho)',
  near(wall, until, 6),
  near(
    'sangue',
    bareSlot(
      'me_acalm* acalma calma alívio alivia silêncio sinto_alguma sentir_alguma sinto_algo só_sinto se_cala real viva',
    ),
    6,
  ),
  near(
    bareSlot('preciso preciso_de vontade_de pensando_em penso_em a_pensar_em impulso_de quero só_queria'),
    bareSlot(
      'me_cortar cortar-me me_queimar queimar-me me_machucar me_ferir magoar-me me_furar sangrar me_bater bater-me fazer_mal_a_mim sentir_a_lâmina',
    ),
    4,
  ),
  near(
    bareSlot('não_como sem_comer fico_sem_comer jejum'),
    bareSlot('castigo pena não_mereço mereço penitência'),
    6,
  ),
  near(
    bareSlot('arranco arranquei puxo puxei arrancar'),
    bareSlot('meu_cabelo o_cabelo cabelo_até os_cílios as_cascas casca_d* pele_d*'),
    2,
  ),
  'dor (?:de fora|f[ií]sica)<0-5>(?:distrai|tapa|cala|de dentro|alma|emocional)|me (?:ralo|esfrego|raspo|co[cç]o)<0-5>at[eé]<0-2>(?:arder|sangr\\p{L}{1,3}|sair|sai)|(?:me )?(?:bati|dei|soquei|queimei)<0-6>de prop[oó]sito|(?:outra|mais uma) (?:marca|risca|cicatriz)(?: nova)?(?! (?:de|que|barat|no mercado)(?!\\p{L}))|(?:abriram|infeccionaram|infeccionou|abriu)(?: de novo)? (?:os|o) cortes?|os cortes (?:abriram|infeccion|tão|estão)\\p{L}{0,5}',
  near(
    bareSlot(
      'me_faz_prometer prometi_que prometi_não jurei_que minha_terapeuta_acha minha_psicóloga_acha minha_mãe_acha acha_que_parei acham_que_parei',
    ),
    `(?:fa[cç]o igual|fiz igual|n[aã]o parei|voltei a fazer|continuo (?:fazendo|me cort)|reca[ií])${drugs}`,
  ),
  near(
    bareSlot('band-aid curativo* penso pensos gazes'),
    bareSlot('digo_que eu_disse_que coxas braços pulsos'),
    5,
  ),
  'auto ?-?les(?:[aã]o|[oõ]es|ionar\\p{L}{0,3})|auto ?-?mutila\\p{L}{1,5}|self ?harm\\p{L}{0,4}',
];
