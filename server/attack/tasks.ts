import type { Attacker } from './calls'
import { type Bench, type Body, shotOf } from './deals'
import { prepare, stateOf, tried } from './money'
import { pickFrom } from './random'

type Person = Exclude<Attacker, undefined>
/** Who tells stories, who works once, and who does everything at the same moment. */
const [LIAR, WORKER, CROWD] = ['1001', '1002', '1003'] as const
/** Done so often at the same moment. */
const TIMES = 20
const FILM = '980005'
/** Seconds after which every deed was long enough. */
const LONG_ENOUGH = 15

interface Work {
  readonly path: string
  /** The job of `task_jobs` that it is. */
  readonly key: string
  /** What the server must have seen before. */
  readonly first?: { readonly path: string; readonly body: (as: Person) => Body }
  /** What a person would send. */
  readonly body: Body
}

const deed = (
  key: string,
  entityKey: string,
  entityId: string,
  first?: NonNullable<Work['first']>,
): Work => ({
  path: 'share/taskJob/execute',
  key,
  ...(first && { first }),
  body: { key, entityKey, entityId, value: 1, intro: 'done', isOnce: false },
})

/** What points are paid for: every job, by the call that reports it. */
export const WORKS: readonly Work[] = [
  deed('view', 'product', '2001', {
    path: 'product/productShow/footprint',
    body: () => ({ id: '2001' }),
  }),
  deed('like', 'live', '960001', {
    path: 'live/liveAuthor/thumbup',
    body: () => ({ liveId: '960001' }),
  }),
  deed('comment', 'live', '960001', {
    path: 'live/sendMessage',
    body: (fromUserId) => ({ liveId: '960001', content: 'hello', fromUserId }),
  }),
  deed('checkin', 'task', '5'),
  deed('advertisement', 'advertisement', FILM),
  {
    path: 'advertisementRecord/watch',
    key: 'advertisement',
    first: { path: 'advertisementRecord/watch', body: () => ({ advertisementId: FILM, ms: 0 }) },
    body: { advertisementId: FILM, ms: 12_000 },
  },
]

/** What a field may claim, and whether it is a lie that must earn nothing. */
const CLAIMS: Readonly<Record<string, readonly (readonly [value: unknown, isLie: boolean])[]>> = {
  value: [0, -1, 0.5, 1000, 2 ** 53, 1e300].map((value) => [value, false]),
  ms: [
    ...[-1, -12_000, 1, 11_999, 11_999.9, 0].map((ms) => [ms, true] as const),
    ...[12_000, 1e9, 2 ** 53].map((ms) => [ms, false] as const),
  ],
  entityId: ['invented-1', '0', '', ' ', "1' or '1'='1", '2002,2001'].map((id) => [id, true]),
  advertisementId: ['film-0', '980001', '', ' ', '__proto__', `${FILM} `].map((id) => [id, true]),
  entityKey: ['user', 'order', 'account', '', 'constructor'].map((name) => [name, true]),
  key: ['invented', '', 'toString', 'VIEW'].map((name) => [name, true]),
  intro: [
    ['', true],
    ['<script>alert(1)</script>', false],
  ],
  isOnce: [[true, false]],
}

/** How often each of them was paid for each job. */
const earned = ({ sandbox: { services } }: Bench) =>
  services.db
    .selectFrom('task_runs')
    .innerJoin('task_jobs', 'task_jobs.id', 'task_runs.jobId')
    .select((eb) => ['userId', 'key', 'reward', 'timesPerDay', eb.fn.countAll<number>().as('runs')])
    .groupBy(['userId', 'jobId', 'key', 'reward', 'timesPerDay'])
    .execute()
type Earned = Awaited<ReturnType<typeof earned>>
const runsIn = (rows: Earned) => rows.reduce((sum, { runs }) => sum + runs, 0)
const worthOf = (rows: Earned) => rows.reduce((sum, { runs, reward }) => sum + runs * reward, 0)

/** One call that must change nothing but what its caller has earned, once at the most. */
async function earnOnce(
  bench: Bench,
  { path, body }: Pick<Work, 'path' | 'body'>,
  as: Person,
  { what, isLie = false }: { readonly what: string; readonly isLie?: boolean },
): Promise<void> {
  const shot = await shotOf(bench, { path, as }, `${what} as ${as}`, body)
  await tried(bench, shot, as, () => judged(bench, 1, isLie, () => bench.range.fire(shot)), [
    'points',
  ])
}

/** Does what must come before, as long ago as it takes. */
async function begin(bench: Bench, { first, key }: Work, as: Person): Promise<void> {
  if (first)
    await bench.range.fire(await shotOf(bench, { ...first, as }, `before ${key}`, first.body(as)))
  bench.sandbox.services.clock.setOffset(LONG_ENOUGH)
}

/** What is wrong with `work`: the points must be those of its new runs, and those within the day's limit. */
async function judged(
  bench: Bench,
  most: number,
  isLie: boolean,
  work: () => Promise<unknown>,
): Promise<readonly string[]> {
  const [before, had] = [await earned(bench), await stateOf(bench.sandbox)]
  await work()
  const [after, has] = [await earned(bench), await stateOf(bench.sandbox)]
  const done = runsIn(after) - runsIn(before)
  const paid = has.points - had.points
  return [
    ...(paid === worthOf(after) - worthOf(before) ? [] : [`paid ${paid} points for ${done} deeds`]),
    ...(done > (isLie ? 0 : most) ? [`${done} deeds of ${isLie ? 'a lie' : 'one'} counted`] : []),
    ...after
      .filter((each) => each.runs > each.timesPerDay)
      .map(
        (each) => `${each.key} paid ${each.runs} of ${each.timesPerDay} times to ${each.userId}`,
      ),
  ]
}

/**
 * Every call that is paid with points: with claims that are none, again and again, twenty at once, by
 * everybody. Points come by the server's own price and count alone, and never other money.
 *
 * @param cases claims of each call.
 */
export async function attackTasks(
  bench: Bench,
  cases: number,
  works: readonly Work[] = WORKS,
): Promise<void> {
  const { range, seed } = bench
  for (const work of works) {
    const { path, key, body } = work
    await prepare(bench)
    for (const person of [LIAR, WORKER, CROWD]) await begin(bench, work, person)
    const claims = Object.entries(CLAIMS)
      .filter(([field]) => field in body)
      .flatMap(([field, values]) =>
        values.map(([value, isLie]) => ({
          field,
          value,
          isLie,
          body: { ...body, [field]: value },
        })),
      )
    const picked = pickFrom(claims, cases, `${seed} ${path} ${key}`)
    // Lies first: once the day's limit is reached nothing would be paid for them in any case.
    for (const claim of [...picked].sort((one, other) => Number(other.isLie) - Number(one.isLie))) {
      const what = `${key} ${claim.field} ${JSON.stringify(claim.value)}`
      await earnOnce(bench, { path, body: claim.body }, LIAR, { what, isLie: claim.isLie })
    }
    await earnOnce(bench, { path, body }, WORKER, { what: key })
    // Twenty times as one thing, and twenty things: the day's limit holds for all together.
    for (const isOnce of [true, false]) {
      const many = 'isOnce' in body ? { ...body, isOnce } : body
      const name = `${key} at once ${isOnce}`
      const shot = await shotOf(bench, { path, as: CROWD }, name, many)
      const fire = () =>
        Promise.all(
          Array.from({ length: TIMES }, async (_, at) =>
            range.fire(await shotOf(bench, { path, as: CROWD }, `${name} ${at}`, many)),
          ),
        )
      const most = isOnce && 'isOnce' in body ? 1 : TIMES
      await tried(bench, shot, CROWD, () => judged(bench, most, false, fire), ['points'])
    }
    bench.sandbox.services.clock.setOffset(0)
  }
}
