import { renderWidget } from '../../../../engine/testing/render-widget'
import { spacer } from '.'

test('it takes a config that makes no sense and shows no text', async () => {
  const { container, compiled } = await renderWidget(spacer, { config: { line: 'yes' } })
  expect(compiled.issues).toEqual([])
  expect(container).toHaveTextContent('')
})
