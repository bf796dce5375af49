import { act, fireEvent, screen } from '@testing-library/react'
import * as v from 'valibot'
import { Pressable } from '../../../ui/primitives/elements'
import { type Action, defineWidget } from '../../contract'
import { renderWidget, type WidgetSetup } from '../../testing/render-widget'
import { useAct } from '../use-act'

export const item = {
  id: 7,
  name: 'Hazy IPA',
  image: '/pictures/7.svg',
  detail: { code: 'A&B' },
}

/** A button that runs what its definition says, on an item. */
export const button = defineWidget(
  {
    type: 'button',
    version: 1,
    tier: 'base',
    value: v.unknown(),
    config: v.object({ tap: v.optional(v.unknown()) }),
    height: 40,
    examples: {},
  },
  function ActButton({ config }) {
    const run = useAct()
    return <Pressable onTap={() => run(config.tap as Action, item)}>tap</Pressable>
  },
)

export const press = (name: string | RegExp) =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })))

/** Draws the button and taps it. */
export async function tapAction(action: unknown, setup: WidgetSetup = {}) {
  const test = await renderWidget(button, { ...setup, config: { tap: action } })
  await act(async () => void fireEvent.click(screen.getByText('tap')))
  return test
}
