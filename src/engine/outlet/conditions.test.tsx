import { act, screen } from '@testing-library/react'
import * as v from 'valibot'
import { Text } from '../../ui/primitives/elements'
import { defineWidget } from '../contract'
import { renderWidget, testUser } from '../testing/render-widget'

const text = defineWidget(
  {
    type: 'text',
    version: 1,
    tier: 'base',
    value: v.object({ text: v.string() }),
    config: v.object({}),
    height: 20,
    examples: {},
  },
  ({ value, slot }) => (
    <>
      <Text>{value.text}</Text>
      {slot('inside')}
    </>
  ),
)
const value = { text: 'For members' }
const when = (field: string, operator: string, wanted: unknown) => ({
  when: { conditions: [{ field, operator, value: wanted }] },
})

test('a widget is there while its condition holds', async () => {
  await renderWidget(text, {
    value,
    config: when('session.isLoggedIn', 'equal', true),
    user: testUser,
  })
  expect(await screen.findByText('For members')).toBeInTheDocument()
})

test('it comes when the page changes, and goes', async () => {
  const { page } = await renderWidget(text, { value, config: when('page.tab', 'equal', 'beer') })
  expect(screen.queryByText('For members')).toBeNull()
  act(() => void page.state.set('tab', 'beer'))
  expect(await screen.findByText('For members')).toBeInTheDocument()
  act(() => void page.state.set('tab', 'tap'))
  expect(screen.queryByText('For members')).toBeNull()
})

test('a damaged condition shows nothing and is reported', async () => {
  const { services } = await renderWidget(text, { value, config: { when: 'always' } })
  expect(screen.queryByText('For members')).toBeNull()
  expect(services.report).toHaveBeenCalledWith('a condition that cannot be read', 'always')
})

test('no condition can read who proves the user to be', async () => {
  const config = when('session.user.token', 'isNull', false)
  await renderWidget(text, { value, config, user: testUser })
  expect(screen.queryByText('For members')).toBeNull()
})

test('a slot draws its widgets, each with conditions of its own', async () => {
  const inside = [
    { value: { text: 'Inside' }, config: { type: 'text' } },
    { value: { text: 'Hidden' }, config: { type: 'text', ...when('route.id', 'equal', '7') } },
  ]
  await renderWidget(text, { value, config: { slots: { inside } } })
  expect(screen.getByText('Inside')).toBeInTheDocument()
  expect(screen.queryByText('Hidden')).toBeNull()
})
