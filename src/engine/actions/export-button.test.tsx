import { act, fireEvent, screen } from '@testing-library/react'
import * as v from 'valibot'
import { HostError } from '../../errors'
import { initI18n } from '../../i18n'
import { defineWidget } from '../contract'
import type { FakeHost, HostAnswers } from '../testing/fake-host'
import { renderWidget } from '../testing/render-widget'
import { ExportButton } from './export-button'

beforeAll(() => initI18n('en'))

const TABLE = {
  name: ['Income', '', '30 days'],
  rows: [
    ['Name', 'Sum'],
    ['=1+1', 2],
  ],
}
const exporting = defineWidget(
  {
    type: 'exporting',
    version: 1,
    tier: 'commerce',
    value: v.optional(v.unknown()),
    config: v.object({}),
    height: 100,
    examples: { full: { config: {} } },
  },
  () => <ExportButton table={() => TABLE} />,
)
async function exported(host?: HostAnswers): Promise<FakeHost> {
  const { services } = await renderWidget(exporting, { host })
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Export CSV' })))
  return services.host as FakeHost
}
const TEXT = "Name,Sum\r\n'=1+1,2\r\n"

test('a browser gets a file that is named by what it holds, and hears its name', async () => {
  const host = await exported({ keepTable: async () => true })
  expect(host.keepTable.mock.calls).toEqual([[TEXT, 'Income_30_days']])
  expect(host.copy).not.toHaveBeenCalled()
  expect(host.toast.mock.calls).toEqual([['Saved as Income_30_days.csv']])
})

test('where there are no files the text is on the clipboard', async () => {
  const host = await exported({ keepTable: async () => false })
  expect(host.copy.mock.calls).toEqual([[TEXT]])
  expect(host.toast.mock.calls).toEqual([['1 line copied: paste it into a spreadsheet']])
})

test.each([
  ['keeps no file', { keepTable: () => Promise.reject(new TypeError('no')) }],
  [
    'copies nothing',
    {
      keepTable: async () => false,
      copy: () => Promise.reject(new HostError('error.copyFailed')),
    },
  ],
] satisfies [string, HostAnswers][])('a host that %s says so', async (_, answers) => {
  const host = await exported(answers)
  expect(host.toast.mock.calls).toEqual([['Copying failed']])
})
