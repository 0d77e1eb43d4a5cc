import { chineseSlot as slot } from '../../chinese.ts';
import { close, closeUnless } from '../../slots.ts';

/** Why somebody has marks or wears sleeves without having hurt themselves. */
export const noHarm = slot(
  '裂口子 凡士林 冻疮 护手霜 过敏 湿疹 晒黑 怕晒 防晒 紫外线 空调 冻肤 纹身 蚊子 打球 健身 运动 做饭 切菜 切到 切土豆 烫到 油溅 手术 剖腹 拆线 摔跤 摔了一跤 骑车 快递 陶艺 手工 打针 疫苗 抽血 拔牙 打耳洞 胖 妊娠纹 痘 疹 戒糖 戒烟 戒酒 戒奶茶 戒网 减脂 减肥 打卡 跑步 游戏 电影 剧 同学手 儿子手 女儿手 妹妹手 学生手 朋友手 腱鞘 弹琴 汗毛 刮毛 胎记 指甲油 咬指甲 打肿脸 心里扇 戒不掉烟 抽烟 烟瘾 省吃',
);
const skin = slot('胳膊 手臂 手腕 大腿 小腿 腿上 手背 手心 肚子 小臂 腿根 肩膀 脚踝 脚底 身上 皮肤 自己');
const act = slot(
  '划了 又划 割了 又割 烫 按 掐 咬 抓 拧 捶 打 扎 戳 刻 抠 一排新 新的 添了 多了几 多了一 横线 一道一道 道道 一条条 牙印 淤青',
);
const state = slot(
  '又 昨晚 每次 每晚 偷偷 没人看 看不到 看不见 没人知 疼了才 疼才 痛才 才安静 才平静 才睡 才停 才觉得 觉得自己 还在 活着 忍不住 控制不住 惩罚 活该 出血 流血 血 上瘾 戒不掉 躲 厕所 浴室 被骂 吵架 考差 再也不碰',
);
const wall = slot(
  '打墙 捶墙 砸墙 撞墙 撞头 头撞 撞桌 扇自己 打自己 捶自己 扇耳光 揪头发 头发一撮 扯头发 拔头发 抓头发 拔眉毛',
);
const wallHow = slot('流血 血 肿 破 秃 停不 心里 安静 冷静 平静 麻 控制 每次 一撮 一把 自己 才');
const days = slot('天 个月 年 周 日');
const held = slot('忍了 忍到 戒了 坚持了 停了 没划 没碰 没割 干净了 撑了');
const fell = slot(
  '清零 归零 破功 破戒 没忍住 又划 又割 前功尽弃 白费 重来 从头 又来 没守住 崩了 全没了 毁了 昨晚 今天',
);
const cover = slot('长袖 袖子 护腕 手链 手表 创可贴 绷带 纱布 外套 长裤 腕带 遮瑕 袖口');
const heat = slot(
  '三十几度 三十度 四十度 夏天 大热天 热死 七月 八月 短袖 体育课 游泳 泳课 泳池 体检 军训 海边 换衣服 夏季校服 更衣',
);
const why = slot(
  '只说 骗 说是 借口 请假 遮 盖 挡 不敢 不脱 没脱 不肯 问我 同学问 妈问 老师问 疤 伤 痕 你懂 懂的 露',
);
const marks = slot('疤 痕 伤口 划痕 刀痕 红印 道子 血迹 袖口');
const lie = slot('猫抓 摔的 不小心 蹭的 说是 骗 遮 藏 问我 怎么来');
const blade = slot('刀片 美工刀 小刀 裁纸刀 圆规 碎玻璃 笔芯 剪刀 刮眉刀 针 烟头 打火机 卷发棒');
const bladeHow = slot(
  '藏 手机壳 笔袋 枕头 抽屉 书包 睡不着 安心 没有它 离不开 不是用来 又买 翻出 拿出 收走 没收 扔了又 忍不住 看着就 手痒 按 划',
);

/** Somebody has hurt themselves, again or in secret. */
export const harmDone: string = closeUnless(noHarm, `(?:${close(skin, act, 5)})`, state, 12);

/** Self-harm that is going on, hidden, or begun again. */
export const harm: readonly string[] = [
  '(?:[头頭][发髮]|眉毛|睫毛)[^。!?\\n]{0,4}一(?:把|撮|根)一(?:把|撮|根)[^。!?\\n]{0,3}[扯拔揪薅]',
  closeUnless(
    noHarm,
    slot('体检 量血压 抽血 打疫苗 短袖 泳衣'),
    slot('看到手臂 看到胳膊 看见手臂 看到手腕 露出手臂 露出手腕 露出胳膊 痕迹'),
    14,
  ),
  closeUnless(noHarm, wall, wallHow, 8),
  closeUnless(noHarm, `(?:${held}[^。!?\\n]{0,8}${days}|${days}[^。!?\\n]{0,4}${held})`, fell, 8),
  closeUnless(noHarm, `(?:${close(cover, heat, 10)})`, why, 14),
  closeUnless(noHarm, marks, lie, 8),
  closeUnless(noHarm, blade, bladeHow, 8),
  '(?:疼|痛)(?:了|着)?(?:才|能|就)(?:觉得|感觉|知道)?(?:自己)?(?:还)?(?:在|活着|活|真实|安静|平静)|(?:又|昨晚|刚刚|今天)(?:偷偷)?(?:自残|伤害自己|动刀|见血)了|(?:昨晚|刚才|今天|又)(?:拿|用)(?:刀|针|剪刀|玻璃|圆规)[^。!?\\n]{0,8}(?:手|腿|胳膊|自己)',
];
