import { near, nearUnless, slot, threeUnless } from '../../slots.ts';

/** Why somebody has marks or wears sleeves without having hurt themselves. */
const noHarm = slot(
  '알레르기 햇빛 햇볕 자외선 선크림 타투 문신 아토피 습진 제모 살쪄 살이~쪄 뚱뚱 요리 양파 칼국수 설거지하 고양이가 강아지가 넘어져서 자전거 헬스 야구 농구 축구 수술 제왕절개 맹장 화상 뜨거운 박스 택배 캠핑 공작 미술 네일 치과 여드름 탈모약 미용실 동생이 제자 학생이 남동생 여동생 연극 드라마 영화 도박 담배~끊 금연 금주 야식',
);
const limb = slot(
  '손목* 팔 팔을 팔에 팔이 팔뚝* 팔목* 허벅지* 다리* 종아리* 발목* 발등* 배에 배를 어깨* 살을 손등* 내~몸* 몸에 허리* 옆구리* 가슴*',
);
const done = slot(
  '칼~댔* 칼을~댔* 칼~대* 줄~생* 줄이~늘* 줄을~그* 세~줄* 두~줄* 한~줄* 몇~줄* 새로~냈* 거기다~해* 거기에~해* 꼬집어* 꼬집다* 때려* 때린* 멍들* 멍이* 피멍* 긁어* 피~날* 지지는* 지져* 지졌* 그음 그었* 박았* 찧* 물어뜯*',
);
const again = slot(
  '또 다시 어제* 어젯밤* 오늘도* 밤마다* 매번* 맨날* 몰래* 아무도~안* 아무도~못* 안~보이* 편해* 진정* 풀려* 풀린* 조용해* 후련* 살아있는* 느낌이* 못~참* 참았는데* 버텼는데* 시작했* 시작됐* 끊었는데* 나를 내가~나를 나한테 벌로 벌~같* 스스로*',
);
const hit = slot(
  '주먹* 주먹으로* 벽* 벽에* 벽을* 머리를* 이마를* 뒤통수* 책상~모서리* 허벅지를* 뺨을* 내~뺨* 내~머리*',
);
const hitting = slot('쳐서* 쳐야* 치고* 쳤* 때려* 때리* 때렸* 박아* 박았* 박는* 찧어* 찧* 내리쳐*');
const until = slot(
  '피* 멍* 진정* 풀려* 풀린* 조용* 화나면* 화~날* 싸우* 까지 살~것* 벌* 매번* 자꾸* 혼자* 못~멈* 정신이~들*',
);
const burn = slot('담배* 담배로* 담뱃불* 라이터* 고데기* 촛농* 성냥* 다리미*');
const burning = slot('지지* 지져* 지졌* 댔* 대고* 끄는* 껐* 비벼* 눌렀* 태워* 태웠* 데*');
const burnt = slot('또 다시 나를 내~팔* 팔* 손등* 허벅지* 발등* 내~몸* 손목* 시작* 버릇* 편* 조용*');
const hidden = slot(
  '필통* 서랍* 폰~케이스* 휴대폰~케이스* 지갑* 베개* 책~사이* 이불* 가방* 숨겨* 숨겼* 숨긴* 남겨* 버렸는데* 다시~샀* 또~샀* 없으면~불안* 있어야~안심* 생각나* 손이~가* 손이~간* 만지작* 꺼냈* 꺼내*',
);
const blade = slot(
  '커터* 커터날* 커터칼* 칼날* 칼은* 칼을* 면도날* 면도칼* 눈썹칼* 가위* 샤프* 콤파스* 컴퍼스* 옷핀* 바늘* 압정* 유리조각* 쇠자*',
);
const cover = slot(
  '긴팔* 긴~팔* 긴소매* 소매* 아대* 손목보호대* 팔찌* 붕대* 밴드* 대일밴드* 테이핑* 토시* 스타킹* 후드* 춘추복* 파스* 컨실러*',
);
const heat = slot(
  '한여름* 여름에도* 여름인데* 여름* 폭염* 더운데* 칠월* 유월* 하복* 반팔* 체육* 수영* 물놀이* 워터파크* 목욕탕* 수련회* 사우나* 민소매* 신검* 신체검사* 헌혈* 채혈* 예방~주사*',
);
const why = slot(
  '이유는* 말~못* 못~해* 알잖* 안~벗* 못~벗* 못~걷* 걷으라* 가려야* 가리느라* 다~보* 보일까* 들킬* 흉터* 자국* 상처* 핑계* 거짓말* 빠졌* 빠지* 아프다고* 생리* 감기~걸* 춥다고* 안~가* 못~가* 반년* 몇~달째*',
);
const seen = slot('흉터* 상처* 자국* 다~보여* 다~보일* 팔~때문* 손목~때문* 자해*');
const marks = slot(
  '흉터* 상처* 자국* 팔~보* 팔을~보* 손목~보* 손목을~보* 내~팔* 다리~상처* 붕대* 소매* 피~묻* 피가~묻*',
);
const lie = slot(
  '고양이라고* 고양이가~할퀸~거라* 둘러대* 둘러댔* 거짓말* 넘어졌다고* 뻥* 우김 우겼* 들켰* 들킬* 숨기* 숨겨* 가리* 뭐냐고* 물어봐서* 물어보* 변명* 못~봤* 모르* 몰라* 케첩* 코피*',
);
const clean = slot(
  '일째* 일째였* 며칠째* 주째* 달째* 달~버* 달~참* 달~동안~안* 년~동안~안* 클린* 끊은~지* 참은~지* 안~한~지* 백~일*',
);
const fell = slot(
  '다시~0* 또~0* 다시~처음* 0일* 리셋* 무너* 망했* 실패* 도루묵* 어겼* 결국* 다시~했* 또~했* 해버* 해~버* 못~참* 어제* 어젯밤* 하필* 깨졌* 댔* 그었*',
);
const hair = slot('머리카락* 머리를 눈썹* 속눈썹* 머리털* 손톱~옆* 살을 딱지*');
const pull = slot('뽑아* 뽑는* 뽑고* 뽑았* 뜯어* 뜯는* 뜯고* 뜯었*');
const bleed = slot('피~날* 피날* 피가~나* 피가* 까지 멈출* 못~멈* 나도~모르게* 자꾸* 한~움큼* 비었*');
const pain = slot(
  '아파야* 아프면* 아픈~게* 아플~때* 통증* 피를~봐야* 피를~보* 피~보* 피가~나야* 피~나야* 피가~흐르* 따가* 고통을*',
);
const alive = slot(
  '살아있* 살아~있* 살~것~같* 느낌이* 편해* 편안* 진정* 조용* 안심* 숨이~쉬* 나를~벌* 벌을* 시원* 후련* 잊* 멍해* 정신이*',
);

/** Somebody has hurt themselves, again or in secret. */
export const harmDone: string = threeUnless(noHarm, [limb, done, 3], again, 6);

/** Self-harm that is going on, hidden, or begun again. */
export const harm: readonly string[] = [
  threeUnless(noHarm, [hit, hitting, 2], until, 4),
  threeUnless(noHarm, [burn, burning, 2], burnt, 3),
  nearUnless(noHarm, blade, hidden, 4),
  threeUnless(noHarm, [cover, heat, 5], why, 6),
  nearUnless(noHarm, heat, seen, 5),
  nearUnless(noHarm, marks, lie, 5),
  nearUnless(noHarm, clean, fell, 4),
  threeUnless(noHarm, [hair, pull, 2], bleed, 3),
  near(pain, alive, 3),
];
