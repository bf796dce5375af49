import { deciding } from './postgres-transactions'

const COUNTS = 'insert into a select 1 where (select count(*) from a) < 5'

/** A connection whose statements fail as often as is said, and what it was asked. */
function connection(code: string, failures: number) {
  const asked: string[] = []
  let left = failures
  const query = deciding(async (text) => {
    asked.push(text)
    if (text === COUNTS && left-- > 0) throw Object.assign(new Error(code), { code })
    return { rows: [text] } as never
  })
  return { asked, query, begun: () => asked.filter((text) => text.startsWith('begin')) }
}

test.each(['40001', '40P01'])('%s: what was in another’s way is done again', async (code) => {
  const { asked, query } = connection(code, 1)
  expect(await query(COUNTS, [])).toEqual({ rows: [COUNTS] })
  const begin = expect.stringContaining('serializable')
  expect(asked).toEqual([begin, COUNTS, 'rollback', begin, COUNTS, 'commit'])
})

test('who has to begin again too often gets a turn of their own', async () => {
  const { begun, query } = connection('40001', 7)
  await query(COUNTS, [])
  expect(begun().map((text) => /exclusive/.test(text))).toEqual([
    ...Array(6).fill(false),
    ...Array(2).fill(true),
  ])
})

test('it has an end', async () => {
  const { begun, query } = connection('40001', 100)
  await expect(query(COUNTS, [])).rejects.toMatchObject({ code: '40001' })
  expect(begun()).toHaveLength(20)
})

test('a row that is there is looked at once more, and any other failure is one', async () => {
  const made = connection('23505', 100)
  await expect(made.query(COUNTS, [])).rejects.toMatchObject({ code: '23505' })
  expect(made.begun()).toHaveLength(2)
  const wrong = connection('22P02', 100)
  await expect(wrong.query(COUNTS, [])).rejects.toMatchObject({ code: '22P02' })
  expect(wrong.begun()).toHaveLength(1)
})

test('what decides nothing, or is in a transaction already, is asked as it is', async () => {
  const { asked, query } = connection('', 0)
  const texts = ['update a set n = 1', 'select 1', 'begin isolation level x', COUNTS, 'commit']
  for (const text of texts) await query(text, [])
  expect(asked).toEqual(texts)
  await query(COUNTS, [])
  expect(asked.slice(texts.length)).toHaveLength(3)
})
