import { useState } from 'react'
import { useLocale, useTranslate } from '../../../i18n'
import { Text, View } from '../../../ui/primitives/elements'
import { cellText } from '../rules/cell'
import {
  acrossOf,
  barShapes,
  type ChartData,
  FIELD,
  lineShapes,
  placeOf,
  type Scale,
  type Series,
  scaleOf,
  stackedValues,
  tickText,
  wholeName,
  wholeOf,
} from './chart-data'
import { Canvas } from './chart-parts'
import './axis-chart.scss'

const HIDDEN = '••••'

interface AxisChartProps {
  readonly data: ChartData
  readonly title: string
  readonly hidden: boolean
  readonly kind: 'line' | 'bar'
}

const percent = (share: number) => `${Math.round(share * 1000) / 10}%`

/** Series along an axis. A tap on a place reads its figures; the table has all of them. */
export function AxisChart({ data, title, hidden, kind }: AxisChartProps) {
  const locale = useLocale()
  const t = useTranslate()
  const [chosen, setChosen] = useState<number>()
  const { names, series } = data
  const count = names.length
  // Another period has other places.
  const at = chosen !== undefined && chosen < count ? chosen : undefined
  const format = series[0]?.format
  const values =
    kind === 'bar'
      ? stackedValues(data)
      : series.flatMap(({ values: all }) => all.filter((value): value is number => value !== null))
  const scale = scaleOf(values, kind === 'bar')
  const shapes = kind === 'bar' ? barShapes(data, scale) : lineShapes(data, scale)
  // Days of a balance do not add up: without a choice its last one is read.
  const place = at ?? (kind === 'line' ? count - 1 : undefined)
  const when = place === undefined ? t(wholeName(series)) : names[place]
  const read = (each: Series) =>
    hidden && each.format === 'money'
      ? HIDDEN
      : cellText(place === undefined ? wholeOf(each) : (each.values[place] ?? null), each.format)
  const spoken = series.map((each) => `${each.name} ${read(each)}`).join(', ')
  return (
    <>
      <View className='tp-chart__read' role='status'>
        <Text className='tp-chart__when tp-num'>{when}</Text>
        {series.map((each, tone) => (
          <View key={each.key} className='tp-chart__item'>
            <View className={`tp-chart__swatch tp-chart__tone-${tone % 6}`} decor />
            <Text className='tp-chart__name'>{each.name}</Text>
            <Text className='tp-chart__value tp-num'>{read(each)}</Text>
          </View>
        ))}
      </View>
      <View className='tp-chart__plot' role='img' label={`${title}, ${when}: ${spoken}`}>
        <Ticks
          scale={scale}
          write={(value) =>
            hidden && format === 'money' ? '••' : tickText(value, format, locale, scale.ticks)
          }
        />
        <View className='tp-chart__field'>
          <Canvas shapes={shapes} viewBox={FIELD} className='tp-chart__canvas' />
          {at !== undefined && (
            <View className='tp-chart__mark' style={{ left: percent(acrossOf(at, count)) }} />
          )}
          {place !== undefined &&
            kind === 'line' &&
            series.map((each, tone) => {
              const value = each.values[place]
              return value === null || value === undefined ? null : (
                <View
                  key={each.key}
                  className={`tp-chart__dot tp-chart__tone-${tone % 6}`}
                  style={{
                    left: percent(acrossOf(place, count)),
                    bottom: percent(placeOf(value, scale)),
                  }}
                />
              )
            })}
          <Hits count={count} onChoose={setChosen} />
        </View>
      </View>
      <View className='tp-chart__days tp-num' decor>
        {tickPlaces(count).map((each) => (
          <Text key={each}>{data.ticks[each]}</Text>
        ))}
      </View>
    </>
  )
}

interface TicksProps {
  readonly scale: Scale
  readonly write: (value: number) => string
}

function Ticks({ scale, write }: TicksProps) {
  return (
    <View className='tp-chart__axis' decor>
      {[...scale.ticks].reverse().map((value) => (
        <View key={value} className='tp-chart__tick'>
          <Text className='tp-chart__tick-text tp-num'>{write(value)}</Text>
          <View className='tp-chart__line' />
        </View>
      ))}
    </View>
  )
}

/** More would be narrower than a finger can mean, and each is an element. */
const MOST_HITS = 31

/** Places to tap. Not controls: who cannot tap them reads the table. */
function Hits({
  count,
  onChoose,
}: {
  readonly count: number
  readonly onChoose: (at: number) => void
}) {
  const hits = Math.min(count, MOST_HITS)
  const places = Array.from({ length: hits }, (_, hit) =>
    hits === 1 ? 0 : Math.round((hit * (count - 1)) / (hits - 1)),
  )
  return (
    <View className='tp-chart__hits' decor>
      {places.map((at) => (
        <View key={at} className='tp-chart__hit' onTap={() => onChoose(at)} />
      ))}
    </View>
  )
}

/** First, middle and last place of the axis. */
function tickPlaces(count: number): readonly number[] {
  if (count <= 4) return Array.from({ length: count }, (_, at) => at)
  return [0, Math.floor((count - 1) / 2), count - 1]
}
