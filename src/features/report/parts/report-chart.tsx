import { observer } from 'mobx-react-lite'
import { type ReactNode, useState } from 'react'
import { ExportButton } from '../../../engine/actions/export-button'
import type { WidgetProps } from '../../../engine/contract'
import { type QueryState as Query, useQuery } from '../../../engine/data/queries'
import { QueryState } from '../../../engine/outlet/paged-list'
import { useServices } from '../../../engine/services'
import { InvestmentGate } from '../../../engine/virtual-goods'
import { type Translate, useLocale, useTranslate } from '../../../i18n'
import { dayOf } from '../../../shared/business-day'
import { formatDateTime } from '../../../shared/date'
import { type L10n, localize } from '../../../shared/l10n'
import { Button } from '../../../ui/button/button'
import { Card } from '../../../ui/card/card'
import { Segmented } from '../../../ui/choices/choices'
import { Text, View } from '../../../ui/primitives/elements'
import { Bone } from '../../../ui/skeleton/skeleton'
import { chartOf } from '../queries'
import { addressOf, cellText } from '../rules/cell'
import type {
  ChartKind,
  ChartReport,
  ReportChartConfig,
  ReportChartValue,
} from '../widgets/report-chart'
import { AxisChart } from './axis-chart'
import {
  type ChartData,
  type ChartTableProps,
  csvRowsOf,
  pieShapes,
  ROUND,
  readChart,
  sharesOf,
  wholeName,
  wholeOf,
} from './chart-data'
import { Canvas, ChartTable } from './chart-parts'
import './report-chart.scss'

export type { ReportChartConfig }

const HIDDEN = '••••'

interface PieChartProps {
  readonly data: ChartData
  readonly title: string
  readonly hidden: boolean
}

/** Parts of a whole, with the whole in the middle. */
function PieChart({ data, title, hidden }: PieChartProps) {
  const t = useTranslate()
  const series = data.series[0]
  if (!series) return null
  const values = series.values.map((value) => Math.max(0, value ?? 0))
  const shares = sharesOf(values)
  const isMoney = series.format === 'money'
  const write = (value: number | null) =>
    hidden && isMoney ? HIDDEN : cellText(value, series.format)
  const whole = write(wholeOf(series))
  const name = t(wholeName([series]))
  return (
    <View className='tp-chart__pie'>
      <View className='tp-chart__ring' role='img' label={`${title}, ${name} ${whole}`}>
        <Canvas shapes={pieShapes(values)} viewBox={ROUND} className='tp-chart__canvas' />
        <View className='tp-chart__hole'>
          <Text className='tp-chart__name'>{name}</Text>
          <Text className='tp-chart__whole tp-num'>{whole}</Text>
        </View>
      </View>
      <View className='tp-chart__legend' role='list'>
        {data.names.map((part, at) => (
          <View key={part} className='tp-chart__item' role='listitem'>
            <View className={`tp-chart__swatch tp-chart__tone-${at % 6}`} decor />
            <Text className='tp-chart__name'>{part}</Text>
            <Text className='tp-chart__value tp-num'>{write(values[at] ?? 0)}</Text>
            {series.format !== 'percent' && (
              <Text className='tp-chart__share tp-num'>
                {t('report.chart.share', { percent: shares[at] ?? 0 })}
              </Text>
            )}
          </View>
        ))}
      </View>
    </View>
  )
}

/** A chart's figures as a table, the newest first; what can be added up has its sum below. */
export function tableOf(
  { names, series, xName }: ChartData,
  kind: ChartKind,
  hidden: boolean,
  t: Translate,
): Omit<ChartTableProps, 'label'> {
  const write = (value: number | null, format: string | undefined) =>
    hidden && format === 'money' ? HIDDEN : cellText(value, format)
  const rows = names.map((name, at) => ({
    key: `${at} ${name}`,
    cells: [name, ...series.map(({ values, format }) => write(values[at] ?? null, format))],
  }))
  // A balance of Monday and one of Tuesday have no sum.
  const adds = kind !== 'line' || wholeName(series) === 'report.chart.average'
  return {
    head: [
      { key: 'x', name: xName },
      ...series.map(({ key, name }) => ({ key: `y ${key}`, name })),
    ],
    rows: kind === 'pie' ? rows : rows.reverse(),
    foot: adds
      ? [t(wholeName(series)), ...series.map((each) => write(wholeOf(each), each.format))]
      : undefined,
  }
}

/** The report a chart shows. `keyword` is the chosen period. */
export const useReport = (
  { report, single, bind }: ReportChartConfig,
  keyword: string | undefined,
  enabled: boolean,
): Query<ChartReport> =>
  useQuery<ChartReport>({
    ...chartOf({ type: report || (bind?.from === 'report' ? bind.type : ''), single, keyword }),
    enabled,
  })

export type ReportChartProps = WidgetProps<ReportChartValue, ReportChartConfig>

/** A report drawn, or the same figures as a table. */
export function ReportChart(props: ReportChartProps) {
  const { report, bind } = props.config
  return (
    <InvestmentGate silent url={addressOf(report || (bind?.from === 'report' ? bind.type : ''))}>
      <Chart {...props} />
    </InvestmentGate>
  )
}

function Chart({ value, config }: ReportChartProps) {
  const t = useTranslate()
  const locale = useLocale()
  const { periods } = config
  const [period, setPeriod] = useState(
    () => (periods.find(({ key }) => key === config.period) ?? periods[0])?.key,
  )
  // Outlives a change of period: who reads the table goes on reading one.
  const [asTable, setAsTable] = useState(false)
  const query = useReport(config, period, !value)
  return (
    <Card className='tp-chart' title={localize(config.title, locale)}>
      {periods.length > 1 && (
        <Segmented
          options={periods.map(({ key, name }) => ({ value: key, label: localize(name, locale) }))}
          value={period ?? ''}
          onChange={setPeriod}
          label={t('report.chart.period')}
        />
      )}
      <QueryState
        query={query}
        given={value}
        skeleton={
          <View role='status' label={t('common.loading')}>
            <Bone shape='block' className='tp-chart__wait' />
          </View>
        }
      >
        {(report) => (
          <Body
            report={report}
            config={config}
            period={periods.find(({ key }) => key === period)?.name}
            asTable={asTable}
            onTable={setAsTable}
          />
        )}
      </QueryState>
    </Card>
  )
}

interface BodyProps {
  readonly report: ChartReport
  readonly config: ReportChartConfig
  readonly period: L10n | undefined
  readonly asTable: boolean
  readonly onTable: (asTable: boolean) => void
}

const KINDS: { readonly [K in ChartKind]: (props: ChartProps) => ReactNode } = {
  line: (props) => <AxisChart {...props} kind='line' />,
  bar: (props) => <AxisChart {...props} kind='bar' />,
  pie: (props) => <PieChart {...props} />,
}
type ChartProps = Parameters<typeof PieChart>[0]

const Body = observer(function Body(props: BodyProps) {
  const { report, config, period, asTable, onTable } = props
  const { settings } = useServices()
  const t = useTranslate()
  const locale = useLocale()
  const data = readChart(report, config, locale)
  const title = localize(config.title, locale)
  if (data.names.length === 0 || data.series.length === 0) {
    return <Text className='tp-chart__empty'>{t('report.chart.empty')}</Text>
  }
  const hidden = settings.hideAmounts && data.series.some(({ format }) => format === 'money')
  const { asOf } = report
  const table = () => ({
    name: [title, localize(period, locale), asOf === undefined ? '' : dayOf(asOf)],
    rows: csvRowsOf(data, config.kind !== 'pie', hidden ? HIDDEN : undefined),
  })
  return (
    <>
      {asTable ? (
        <ChartTable label={title} {...tableOf(data, config.kind, hidden, t)} />
      ) : (
        KINDS[config.kind]({ data, title, hidden })
      )}
      <View className='tp-chart__foot'>
        <Text className='tp-chart__time tp-num'>
          {asOf !== undefined && t('common.asOf', { time: formatDateTime(asOf, locale) })}
        </Text>
        <View className='tp-chart__tools'>
          <ExportButton of={title} table={table} />
          <Button
            kind='ghost'
            size='s'
            icon={asTable ? 'line-chart' : 'list'}
            onTap={() => onTable(!asTable)}
          >
            {t(asTable ? 'report.chart.chart' : 'report.chart.table')}
          </Button>
        </View>
      </View>
    </>
  )
})
