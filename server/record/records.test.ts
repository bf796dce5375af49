import { pageRecords } from '../../src/features/record/contract'
import { reflectEntity } from '../../src/features/record/contract-more'
import { getKeyValues } from '../../src/features/record/contract-writes'
import { FIELDS, NAMES, type Name, OPEN, openRecords } from './testing/open-records'

const { sandbox, member, newcomer, owner, list } = openRecords()

const fieldsOf = (name: Name) => FIELDS[name].split(' ').map((each) => each.split(':')[0] ?? '')

describe.each(NAMES)('%s', (name) => {
  test('has these fields and no others', async () => {
    const { data } = await sandbox().call(reflectEntity, { query: { type: name } }, member())
    expect(
      data.map(({ field, kind }: { field: string; kind: string }) => `${field}:${kind}`),
    ).toEqual(FIELDS[name].split(' '))
  })

  test('sends them, the caller’s own where somebody owns them', async () => {
    const administrator = await owner()
    const isOpen = OPEN.includes(name)
    const all = [
      ...(await list(name, { limit: 50 }, member())).data,
      ...(await list(name, { limit: 50 }, administrator)).data,
    ]
    for (const record of all) expect(Object.keys(record).sort()).toEqual(fieldsOf(name).sort())
    const anonymous = await list(name)
    if (isOpen) expect(anonymous.data.length).toBeGreaterThan(2)
    else expect(anonymous).toMatchObject({ status: 401, message: 'Please log in first' })
    const foreign = (await list(name, {}, newcomer())).data
    const texts = foreign.map((record: object) => JSON.stringify(record))
    if (!isOpen) for (const record of all) expect(texts).not.toContain(JSON.stringify(record))
  })

  test('is called what a keyword finds it by', async () => {
    const LABELS: Partial<Record<Name, string>> = {
      notice: 'text',
      terminal: 'place',
      packageOrder: 'packageId',
      order: 'serial',
      ledger: 'title',
      feedback: 'content',
      userAccount: 'bank',
      recharge: 'payId',
      reward: 'serial',
      offlineRecharge: 'code',
    }
    const label = LABELS[name] ?? 'name'
    const id = fieldsOf(name).includes('id') ? 'id' : undefined
    const [first] = (await list(name, {}, member())).data
    if (first === undefined) return
    const word = String(first[label])
    const params = { module: 'any', type: name }
    const found = (await sandbox().call(pageRecords, { params, body: { keyword: word } }, member()))
      .data
    expect(found.result).toContainEqual(first)
    for (const record of found.result) expect(String(record[label])).toContain(word)
    if (id === undefined) return
    const pairs = (await sandbox().call(getKeyValues, { params: { type: name } }, member())).data
    expect(pairs).toContainEqual({ key: String(first.id), value: word })
  })
})
