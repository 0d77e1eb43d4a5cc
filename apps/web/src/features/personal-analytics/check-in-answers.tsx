import { checkInAnswers } from '@halved/shared/check-in-kinds';
import type { PersonalAnalytics } from '@halved/shared/contract/personal-analytics';
import { useTranslation } from 'react-i18next';
import { useNumber } from '../../lib/texts/number.ts';
import { BarChart } from '../../ui/charts/bar-chart.tsx';
import { ChartFrame } from '../../ui/charts/chart-frame.tsx';

/** How the member answered check-ins. No answer is fine, and is not counted as one. */
export function CheckInAnswers({ checkIns }: Pick<PersonalAnalytics, 'checkIns'>) {
  const { t } = useTranslation('personal');
  const number = useNumber();
  const title = t(($) => $.checkIns.heading);
  return (
    <ChartFrame
      title={title}
      lead={t(($) => $.checkIns.lead)}
      state={checkIns.asked > 0 ? 'ready' : 'empty'}
      empty={t(($) => $.checkIns.empty)}
      reserve="small"
      table={{
        columns: [t(($) => $.checkIns.answer), t(($) => $.checkIns.count)],
        rows: checkInAnswers.map((answer) => ({
          id: answer,
          cells: [t(($) => $.checkIns[answer]), number(checkIns[answer])],
        })),
      }}
    >
      <p>{t(($) => $.checkIns.asked, { count: checkIns.asked, number: number(checkIns.asked) })}</p>
      <BarChart
        label={title}
        bars={checkInAnswers.map((answer) => ({
          id: answer,
          label: t(($) => $.checkIns[answer]),
          value: checkIns[answer],
          text: t(($) => $.checkIns.times, {
            count: checkIns[answer],
            number: number(checkIns[answer]),
          }),
        }))}
      />
    </ChartFrame>
  );
}
