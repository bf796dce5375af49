import { act, screen } from '@testing-library/react'
import { useState } from 'react'
import * as v from 'valibot'
import { defineWidget } from '../../../engine/contract'
import { button, gone, isOff, press } from '../../../engine/testing/hands'
import { renderWidget } from '../../../engine/testing/render-widget'
import { initI18n } from '../../../i18n'
import { product, skus } from '../testing/product-room'
import { VariantSheet } from './buy-sheet'

beforeAll(() => initI18n('en'))

/** The sheet over a list, whose answers come when a test gives them. */
async function open() {
  const answers: ((isDone: boolean) => void)[] = []
  const onChoose = jest.fn(
    (_sku: string, _count: number) => new Promise<boolean>((answer) => answers.push(answer)),
  )
  const widget = defineWidget(
    {
      type: 'variants',
      version: 1,
      tier: 'commerce',
      value: v.any(),
      config: v.object({}),
      height: 44,
      examples: {},
    },
    function Variants() {
      const [isOpen, setOpen] = useState(true)
      return (
        <VariantSheet
          open={isOpen}
          product={product}
          skuId='14'
          count={2}
          onChoose={onChoose}
          onClose={() => setOpen(false)}
        />
      )
    },
  )
  const api = { 'product/productShow/detail': product, 'product/productShow/skus': skus }
  await renderWidget(widget, { value: {}, api })
  const answer = (isDone: boolean) => act(async () => answers.at(-1)?.(isDone))
  return { onChoose, answer }
}

test('what was chosen before is taken as it is, and the sheet closes once that is done', async () => {
  const { onChoose, answer } = await open()
  await press('OK')
  expect(onChoose.mock.calls).toEqual([['14', 2]])
  expect(isOff(button('OK'))).toBe(true)
  await answer(true)
  await gone('Hop Field')
})

test('what could not be taken leaves the sheet, to be tried again', async () => {
  const { onChoose, answer } = await open()
  await press('OK')
  await answer(false)
  expect(screen.getByRole('dialog', { name: 'Hop Field' })).toBeInTheDocument()
  await press('OK')
  expect(onChoose).toHaveBeenCalledTimes(2)
})
