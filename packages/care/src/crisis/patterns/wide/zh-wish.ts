import { chineseSlot as slot } from '../../chinese.ts';
import { close, closeUnless } from '../../slots.ts';

/** Who would like to be away from work, school or a love, who fears death, or speaks of somebody else. */
export const elsewhere = slot(
  '上班 加班 下班 老板 公司 领导 开会 周一 考试 作业 论文 学习 游戏 电影 小说 剧 歌词 奶茶 火锅 减肥 体重 前任 异地 分手 直播 带娃 相亲 社死 尴尬 哈哈 害怕 怕死 我妈说 我爸说 他说 她说 朋友说 女儿说 儿子说 老公说 奶奶说 爷爷说 辩论 主角 旅行 旅游 请假 血糖 手术台 辞呈 辞职 不想上 省得 决定',
);
const wish = slot(
  '要是 如果 希望 但愿 巴不得 恨不得 宁愿 想要 真想 好想 只想 求 祈祷 盼 多好 就好 该多好 羡慕 能不能 可不可以 等着 最好 偷偷 幻想 常常想 总想 也行 也好 也不错 无所谓 没意见 没关系 不介意',
);
const gone = slot(
  '不用再起来 不用起来 不起来 不再睁眼 不睁眼 别睁眼 天别亮 天不亮 明天不要来 明天别来 没有明天 不要有明天 再也不 永远停 停在这 停在今 变成一 化成灰 化成 变成灰 变成风 变成雪 变成空气 变成尘 变成石 随风 像雪一样 像烟一样 流下去 沉下去 沉到 撞上来 撞上 掉下来 掉下去 塌下来 塌了 劈下来 砸下来 地震 末日 陨石 雷劈 心跳停 停止呼吸 不再呼吸 别再推出来 没来过 没存在 没有我这个人 擦掉 抹掉 删掉 按下暂停 不用继续 下线 散场 退场 收走 收回去 替我去 换我 让我替 就此 到头',
);
const crossing = slot(
  '过马路 红灯 不看车 不系安全带 飞机 颠簸 打雷 闪电 地震 台风 货车 卡车 广告牌 电梯 洪水 山路 超车 骑车 高速',
);
const letIt = slot(
  '撞上就 撞就撞 撞死 撞了就 掉下去也 掉了也 也行 也好 也不错 算了 随便 无所谓 没躲 没跑 没动 不躲 不怕 希望 期待 就这样 听天由命 那一下',
);
const illness = slot('体检 检查 报告 活检 肿瘤 癌 阴影 结节 确诊 复发 晚期 心脏 心梗 绝症 停药 不治 化疗');
const glad = slot(
  '失望 可惜 高兴 松了口气 松一口气 盼 期待 希望 开心 笑 解脱 遗憾 正好 也好 挺好 轻松 终于 不想治 不治了',
);
const gladElse = slot(
  '良性 没事真 太好了 放心 虚惊 感谢 谢天谢地 医保 康复 家人 孩子 我怕 害怕 担心 紧张 治好 好转 怕',
);
const take = slot(
  '收了我 收我 把我收 带我走 带我去 接我 叫我走 把我带 来接我 记起我 召我 唔收我 不收我 忘了我',
);
const lord = slot(
  '老天 天爷 上帝 阎王 菩萨 佛祖 主啊 神啊 死神 上天 快 早点 什么时候 怎么还不 赶紧 点解 天收',
);
const living = slot(
  '活着 活下去 活到 在世上 在这世上 这世上 人间 做人 当人 这辈子 余生 存在 呼吸 睁眼 睁开眼 醒来 继续下去 往后的日子 剩下的日子',
);
const enough = slot(
  '没劲 受罪 受刑 坐牢 煎熬 熬着 折磨 多余 占地方 没有不同 不会有什么不同 没区别 不会变好 没盼头 何苦 图什么 图个啥 为了什么 怎么又 又醒了 惯性 凑数 来错 不配 打扰 厌倦 腻了 怕活 耗着 撑着 不想要 不期待 没我 替我过',
);
const reason = slot('理由 意义 盼头 指望 念想 动力 必要 值得');
const goOn = slot('活 继续 撑 坚持 起床 醒 存在 留下 待下去 熬');
const noOne = slot('没有 没了 找不到 想不到 想不出 看不到 哪里 哪还有 什么 啥 没');
const withoutMe = slot(
  '没有我 没了我 少了我 少我 我不在 我死 我走了 我消失 没我 不如没有我 我没了 没有我这 换个妈 换个人',
);
const fine = slot(
  '更好 会好 过得好 松快 轻松 省 解脱 一样转 照样 一个样 不会怎样 没人 不会有人 谁会 安静 清净 不用 好过 缓过来 忘了 少个 少一 开心 幸福 顺 没差 没区别 少花 负担',
);
const born = slot('生下我 生我 把我生 生下来 出生 来到这个世 来这世上 投胎 要我 有我');
const better = slot(
  '不该 不应该 当初 干嘛 为什么 何必 要是没 如果没 没有就好 就好了 错误 后悔 听医生 打掉 流掉 报废 多余 对不起',
);
const deadOnes = slot(
  '死人 去世的 走了的 走的人 墓 坟 骨灰 葬礼 灵堂 遗照 救护车 急诊 猝死 意外 车祸 尸体 流浪狗 她走的时候 睡梦中走',
);
const envy = slot(
  '羡慕 向往 真好 多好 安静 轻松 换我 替他 替她 怎么不是我 不是我 为什么是 凭什么 有福 福气 该多好 合算',
);
const late = slot(
  '老伴 老头子 他走 她走 妈走 爸走 妈妈走 爸爸走 奶奶走 女儿走 儿子走 孩子走 你走 走了以后 去世以后 去世后 走后 走了两年 走了三年 走了一年',
);
const follow = slot(
  '去陪 想陪 找他 找她 找你 跟他走 跟她走 跟着走 去见 想见他 想见她 早点去 我也想走 我也该走 团聚 团圆 下去陪',
);
const still = slot('不想死 不是想死 没想死 不敢死 怕死 怕疼');
const butNot = slot('不想活 只是不想 也不想活 可也不想 只想消失 就想消失 不想当 不想存在 不想继续 不想再');

/** Not wanting to be here any more, without a plan. */
export const wishes: readonly string[] = [
  closeUnless(elsewhere, wish, gone, 10),
  closeUnless(elsewhere, crossing, letIt, 10),
  closeUnless(gladElse, illness, glad, 10),
  close(take, lord, 8),
  closeUnless(elsewhere, living, enough, 6),
  closeUnless(elsewhere, `(?:${close(reason, goOn, 5)})`, noOne, 6),
  closeUnless(elsewhere, withoutMe, fine, 12),
  closeUnless(elsewhere, born, better, 6),
  closeUnless(elsewhere, deadOnes, envy, 10),
  `${late}[^。!?\\n]{0,12}${follow}`,
  `${still}[^。!?\\n]{0,8}${butNot}(?!上|去|加|干|写|动|见|起)`,
  '(?:过马路|走路|骑车)[^。!?\\n]{0,6}(?:不看|没看|懒得看)(?:车|路|红绿灯)|(?:连我|把我)(?:一起)?(?:停|关|带走|埋)(?:了|掉)(?=[,。!]|$)|(?:不|别)(?:用)?(?:救|抢救)我(?!的|家)|(?:就|能|好想|只想)(?:这样|这么)(?:一直|永远)?(?:睡|沉|躺)(?:下去|着)(?:不|再也|就好|永远)|(?:祝我|别祝我|不要祝我)[^。!?\\n]{0,3}(?:长命|长寿)|(?:寿命|阳寿)[^。!?\\n]{0,6}(?:送|给|分|换|让)(?:给)?(?:别人|他|她|需要)|(?:有我没我|有没有我)(?:都)?(?:一|没|无)',
];
