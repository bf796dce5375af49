import * as v from 'valibot'
import {
  type PagesState,
  type QueryState,
  usePages,
  useQuery,
} from '../../../../engine/data/queries'
import { ContractError } from '../../../../errors'
import { pageRecords } from '../../../record'
import { getReport } from '../../../report'
import { type Channel, channel, type Terminal, terminal } from './schema'

/** The user's channels with their sums. */
export const useChannels = (): QueryState<readonly Channel[]> =>
  useQuery<readonly Channel[]>({
    key: ['channels'],
    load: async ({ signal }) => {
      const report = await getReport(
        { params: { type: 'channels' }, body: {} },
        { quiet: true, signal },
      )
      return parse(v.array(channel), report.rows)
    },
  })

interface TerminalQuery {
  /** Empty for all of them. */
  readonly channelId: string
  /** 0 for every state. */
  readonly status: number
  readonly pageSize: number
}

/** The terminals of a channel, those that bring in most today first. */
export const useTerminals = ({
  channelId,
  status,
  pageSize,
}: TerminalQuery): PagesState<Terminal> =>
  usePages<Terminal>({
    key: ['terminals', channelId, status, pageSize],
    load: async (pageIndex, { signal }) => {
      const conditions = [
        ...(channelId === '' ? [] : [equals('channelId', channelId)]),
        ...(status === 0 ? [] : [equals('status', status)]),
      ]
      const page = await pageRecords(
        {
          params: { module: 'device', type: 'terminal' },
          body: {
            pageIndex,
            pageSize,
            condition: { logicalOperator: 'and', conditions },
            sorts: [{ field: 'todayIncome', type: 'Desc' }],
          },
        },
        { quiet: true, signal },
      )
      return { ...page, result: parse(v.array(terminal), page.result) }
    },
  })

const equals = (field: string, value: string | number) =>
  ({ field, operator: 'equal', value }) as const

function parse<T>(schema: v.GenericSchema<unknown, T>, data: unknown): T {
  const parsed = v.safeParse(schema, data)
  if (parsed.success) return parsed.output
  throw new ContractError('terminalList', [parsed.issues[0].message])
}
