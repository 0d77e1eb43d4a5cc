import { slot } from './slots.ts';

/** Simplified characters of the lists, each with its traditional one. */
const pairs =
  '没沒 药藥 写寫 录錄 给給 妈媽 爷爺 请請 说說 话話 过過 还還 这這 个個 们們 来來 会會 时時 见見 觉覺 学學 书書 画畫 电電 车車 门門 问問 间間 闹鬧 闲閒 关關 开開 东東 边邊 楼樓 顶頂 台臺 桥橋 铁鐵 轨軌 栏欄 悬懸 护護 遗遺 嘱囑 产產 证證 单單 险險 户戶 账帳 号號 钥鑰 银銀 贷貸 债債 结結 纸紙 红紅 绳繩 线線 绷繃 缝縫 绝絕 继繼 续續 终終 经經 网網 义義 习習 乐樂 买買 卖賣 亲親 从從 伤傷 体體 余餘 侧側 偿償 儿兒 兴興 冻凍 决決 准準 减減 几幾 划劃 刚剛 创創 别別 动動 办辦 务務 卧臥 压壓 厌厭 厕廁 发發 变變 听聽 员員 场場 块塊 坚堅 坟墳 声聲 备備 复復 够夠 头頭 夹夾 妆妝 宝寶 实實 对對 导導 寿壽 将將 尔爾 尘塵 层層 属屬 岁歲 岛島 师師 带帶 应應 废廢 异異 弃棄 张張 弹彈 归歸 当當 怀懷 总總 惊驚 惩懲 惯慣 愿願 懒懶 戏戲 扫掃 扰擾 抢搶 报報 担擔 挂掛 挡擋 换換 撑撐 攒攢 敌敵 数數 断斷 无無 旧舊 晒曬 暂暫 术術 机機 杀殺 条條 极極 枪槍 样樣 检檢 横橫 残殘 毁毀 毕畢 气氣 洁潔 测測 湿濕 满滿 灯燈 灵靈 点點 烟煙 烦煩 烧燒 烫燙 热熱 爱愛 牵牽 猎獵 猫貓 现現 疗療 疮瘡 痒癢 瘫癱 确確 码碼 离離 种種 积積 笔筆 类類 粮糧 紧緊 约約 纹紋 罚罰 职職 肿腫 胶膠 脉脈 脏臟 脑腦 脚腳 脱脫 脸臉 艺藝 节節 荐薦 营營 虚虛 补補 装裝 规規 视視 触觸 让讓 训訓 记記 讲講 许許 论論 设設 诀訣 识識 诉訴 诊診 词詞 试試 该該 误誤 课課 谁誰 调調 谢謝 负負 败敗 货貨 贴貼 费費 资資 赔賠 赘贅 赚賺 赛賽 赶趕 转轉 轮輪 轻輕 载載 较較 辞辭 运運 进進 远遠 连連 选選 递遞 邮郵 释釋 里裡 针針 钉釘 钓釣 钟鐘 钢鋼 链鏈 销銷 锁鎖 锅鍋 错錯 键鍵 镜鏡 长長 闪閃 闭閉 阎閻 阳陽 阴陰 阵陣 随隨 难難 静靜 颗顆 题題 风風 飞飛 饭飯 饮飲 马馬 骂罵 骗騙 鱼魚 鸡雞 鹦鸚 鹉鵡 龟龜';

const traditional = new Map(pairs.split(' ').map((pair) => [pair.charAt(0), pair.charAt(1)]));

/** A slot of Chinese words in simplified characters, each also in traditional ones. */
export const chineseSlot = (words: string): string =>
  slot(
    [
      ...new Set(
        `${words} ${words.replaceAll(/\p{L}/gu, (one) => traditional.get(one) ?? one)}`.trim().split(/\s+/),
      ),
    ].join(' '),
  );
