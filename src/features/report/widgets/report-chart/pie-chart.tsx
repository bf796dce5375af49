import { useTranslate } from '../../../../i18n'
import { Box, Txt } from '../../../../ui/primitives/elements'
import { cellText } from '../../rules/cell'
import { Canvas } from './canvas'
import { type ChartData, sharesOf, sumOf } from './chart-data'
import { pieShapes, ROUND } from './shapes'

const HIDDEN = '••••'

interface PieChartProps {
  readonly data: ChartData
  readonly title: string
  readonly hidden: boolean
}

/** Parts of a whole, with the whole in the middle. */
export function PieChart({ data, title, hidden }: PieChartProps) {
  const t = useTranslate()
  const series = data.series[0]
  if (!series) return null
  const values = series.values.map((value) => Math.max(0, value ?? 0))
  const shares = sharesOf(values)
  const write = (value: number) => (hidden ? HIDDEN : cellText(value, series.format))
  return (
    <Box className='tp-chart__pie'>
      <Box
        className='tp-chart__ring'
        role='img'
        label={`${title}, ${t('report.chart.sum')} ${write(sumOf(series))}`}
      >
        <Canvas shapes={pieShapes(values)} viewBox={ROUND} className='tp-chart__canvas' />
        <Box className='tp-chart__hole'>
          <Txt className='tp-chart__name'>{t('report.chart.sum')}</Txt>
          <Txt className='tp-chart__whole tp-num'>{write(sumOf(series))}</Txt>
        </Box>
      </Box>
      <Box className='tp-chart__legend' role='list'>
        {data.names.map((name, at) => (
          <Box key={name} className='tp-chart__item' role='listitem'>
            <Box className={`tp-chart__swatch tp-chart__tone-${at % 6}`} decor />
            <Txt className='tp-chart__name'>{name}</Txt>
            <Txt className='tp-chart__value tp-num'>{write(values[at] ?? 0)}</Txt>
            <Txt className='tp-chart__share tp-num'>
              {t('report.chart.share', { percent: shares[at] ?? 0 })}
            </Txt>
          </Box>
        ))}
      </Box>
    </Box>
  )
}
