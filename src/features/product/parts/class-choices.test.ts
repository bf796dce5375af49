import { classChoices } from './class-filter'

const tree = [
  {
    id: '1',
    name: 'Ales',
    children: [
      { id: '11', name: 'IPA' },
      { id: '12', name: 'Stout' },
    ],
  },
  { id: '2', name: 'Lagers', children: [{ id: '21', name: 'Pils' }] },
]

test('offers the top classes, each with all below it', () => {
  expect(classChoices(tree)).toEqual([
    { ids: '', name: '' },
    { ids: '1,11,12', name: 'Ales' },
    { ids: '2,21', name: 'Lagers' },
  ])
})

test('offers the family of the class a page came with', () => {
  const ales = [
    { ids: '1,11,12', name: '' },
    { ids: '11', name: 'IPA' },
    { ids: '12', name: 'Stout' },
  ]
  expect(classChoices(tree, '12')).toEqual(ales)
  expect(classChoices(tree, '1,11,12')).toEqual(ales)
})

test('offers the top classes for a class it does not know', () => {
  expect(classChoices(tree, '99')).toHaveLength(3)
})
