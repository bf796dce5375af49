import '@divkitframework/divkit/dist/client.css'
import { render } from '@divkitframework/divkit/client'
import type { Card } from './cards'
import { offer } from './measure'

const px = (value: number) => ({ type: 'fixed', value })

const text = (content: string, font_size: number, text_color: string) => ({
  type: 'text',
  text: content,
  font_size,
  text_color,
  max_lines: 1,
})

const cardOf = ({ image, title, subtitle, price }: Card) => ({
  type: 'container',
  orientation: 'horizontal',
  paddings: { top: 8, bottom: 8, left: 12, right: 12 },
  items: [
    { type: 'image', image_url: image, width: px(96), height: px(96), scale: 'fill' },
    {
      type: 'container',
      orientation: 'vertical',
      margins: { left: 12 },
      items: [
        text(title, 16, '#1c1917'),
        text(subtitle, 12, '#57534e'),
        text(price, 16, '#c2410c'),
      ],
    },
  ],
})

offer({
  prepare: (cards) => ({
    templates: {},
    card: {
      log_id: 'bench',
      states: [
        {
          state_id: 0,
          div: { type: 'container', orientation: 'vertical', items: cards.map(cardOf) },
        },
      ],
    },
  }),
  draw: (target, json) => {
    // biome-ignore lint/suspicious/noExplicitAny: DivKit's JSON types ask for literals everywhere.
    render({ id: 'bench', target, json: json as any })
  },
})
