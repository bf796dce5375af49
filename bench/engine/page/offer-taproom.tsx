import { observable } from 'mobx'
import { createRoot } from 'react-dom/client'
import * as v from 'valibot'
import { createRegistry, defineWidget, type WidgetProps } from '../../../src/engine/contract'
import { Outlet } from '../../../src/engine/outlet/outlet'
import { Outage, PageContext } from '../../../src/engine/page/page-context'
import { compile } from '../../../src/engine/read/compile'
import { type Services, ServicesContext } from '../../../src/engine/services'
import { Image, Text, View } from '../../../src/ui/primitives/elements'
import type { Card } from './cards'
import { CARD_HEIGHT, offer, SCREEN_HEIGHT } from './measure'

const cardValue = v.object({
  image: v.string(),
  title: v.string(),
  subtitle: v.string(),
  price: v.string(),
})

function BenchCard({ value }: WidgetProps<Card, unknown>) {
  return (
    <View className='card'>
      <Image className='card__pic' src={value.image} alt='' />
      <View className='card__body'>
        <Text className='card__title'>{value.title}</Text>
        <Text className='card__subtitle'>{value.subtitle}</Text>
        <Text className='card__price'>{value.price}</Text>
      </View>
    </View>
  )
}

const registry = createRegistry(
  defineWidget(
    {
      type: 'bench-card',
      version: 1,
      tier: 'dev',
      value: cardValue,
      config: v.object({}),
      height: CARD_HEIGHT,
      examples: {},
    },
    BenchCard,
  ),
)

const page = {
  url: '/bench',
  query: {},
  state: observable.map<string, unknown>(),
  hold: () => () => {},
  show: () => {},
  stand: () => {},
  about: () => ({ title: '', meta: undefined }),
  refresh: () => Promise.resolve(),
  isShown: () => true,
  isLeft: () => false,
  ask: async () => false,
  outage: new Outage(),
}

interface Setup {
  readonly screen: number
  /** The definition was compiled before, as on every visit after the first of the same revision. */
  readonly compiled?: boolean
}

/** Our engine as on a page: the definition is read, checked and compiled while the clock runs. */
export function offerTaproom({ screen, compiled: before = false }: Setup): void {
  // A widget whose value is in the definition asks for nothing else.
  const services = {
    host: { device: { height: screen } },
    report: (problem: string) => console.error(problem),
  } as unknown as Services
  offer({
    prepare(cards) {
      const widgets = cards.map((value) => ({ value, config: { type: 'bench-card' } }))
      const definition = { name: 'bench', url: '/bench', widgets }
      const options = { registry, platform: 'h5', maxWidgets: widgets.length } as const
      const known = before ? compile(definition, options) : undefined
      return () => known ?? compile(definition, options)
    },
    draw(root, read) {
      const compiled = read()
      if (!compiled) throw new Error('the definition does not compile')
      createRoot(root).render(
        <ServicesContext.Provider value={services}>
          <PageContext.Provider value={page}>
            <Outlet widgets={compiled.widgets} />
          </PageContext.Provider>
        </ServicesContext.Provider>,
      )
    },
    windowed: screen === SCREEN_HEIGHT,
  })
}
