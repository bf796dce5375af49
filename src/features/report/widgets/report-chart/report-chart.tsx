import './report-chart.scss'
import { observer } from 'mobx-react-lite'
import { type ReactNode, useState } from 'react'
import type { WidgetProps } from '../../../../engine/contract'
import { WidgetFailure } from '../../../../engine/outlet/states'
import { useServices } from '../../../../engine/services'
import { useLocale, useTranslate } from '../../../../i18n'
import { formatDateTime } from '../../../../shared/date'
import { localize } from '../../../../shared/l10n'
import { Button } from '../../../../ui/button/button'
import { Card } from '../../../../ui/card/card'
import { Segmented } from '../../../../ui/choices/choices'
import { Box, Txt } from '../../../../ui/primitives/elements'
import { Bone } from '../../../../ui/skeleton/skeleton'
import type { ChartKind, ChartReport, ReportChartConfig, ReportChartValue } from '.'
import { AxisChart } from './axis-chart'
import { readChart } from './chart-data'
import { ChartTable } from './chart-table'
import { PieChart } from './pie-chart'
import { tableOf } from './table-of'
import { useReport } from './use-report'

type Props = WidgetProps<ReportChartValue, ReportChartConfig>

/** A report drawn, or the same figures as a table. */
export function ReportChart({ value, config }: Props) {
  const t = useTranslate()
  const locale = useLocale()
  const { periods } = config
  const [period, setPeriod] = useState(
    () => (periods.find(({ key }) => key === config.period) ?? periods[0])?.key,
  )
  // Outlives a change of period: who reads the table goes on reading one.
  const [asTable, setAsTable] = useState(false)
  const query = useReport(config, period, !value)
  const report = value ?? query.value
  return (
    <Card className='tp-chart' title={localize(config.title, locale)}>
      {periods.length > 1 && (
        <Segmented
          options={periods.map(({ key, name }) => ({ value: key, label: localize(name, locale) }))}
          value={period ?? ''}
          onChange={setPeriod}
          label={t('wallet.chart.period')}
        />
      )}
      {report ? (
        <Body report={report} config={config} asTable={asTable} onTable={setAsTable} />
      ) : query.status === 'error' ? (
        <WidgetFailure error={query.error} onRetry={query.reload} />
      ) : (
        <Box role='status' label={t('common.loading')}>
          <Bone shape='block' className='tp-chart__wait' />
        </Box>
      )}
    </Card>
  )
}

interface BodyProps {
  readonly report: ChartReport
  readonly config: ReportChartConfig
  readonly asTable: boolean
  readonly onTable: (asTable: boolean) => void
}

const KINDS: { readonly [K in ChartKind]: (props: ChartProps) => ReactNode } = {
  line: (props) => <AxisChart {...props} kind='line' />,
  bar: (props) => <AxisChart {...props} kind='bar' />,
  pie: (props) => <PieChart {...props} />,
}
type ChartProps = Parameters<typeof PieChart>[0]

const Body = observer(function Body({ report, config, asTable, onTable }: BodyProps) {
  const { settings } = useServices()
  const t = useTranslate()
  const locale = useLocale()
  const data = readChart(report, config, locale)
  const title = localize(config.title, locale)
  if (data.names.length === 0 || data.series.length === 0) {
    return <Txt className='tp-chart__empty'>{t('wallet.chart.empty')}</Txt>
  }
  const hidden = settings.hideAmounts && data.series.some(({ format }) => format === 'money')
  const { asOf } = report
  return (
    <>
      {asTable ? (
        <ChartTable label={title} {...tableOf(data, config.kind, hidden, t)} />
      ) : (
        KINDS[config.kind]({ data, title, hidden })
      )}
      <Box className='tp-chart__foot'>
        <Txt className='tp-chart__time tp-num'>
          {asOf !== undefined && t('common.asOf', { time: formatDateTime(asOf, locale) })}
        </Txt>
        <Button
          kind='ghost'
          size='s'
          icon={asTable ? 'line-chart' : 'list'}
          onTap={() => onTable(!asTable)}
        >
          {t(asTable ? 'wallet.chart.chart' : 'wallet.chart.table')}
        </Button>
      </Box>
    </>
  )
})
