import { variableOf } from './environment'

// @reads nothing

test.each([
  ['A=1', '1'],
  ['A = "two words" ', 'two words'],
  ["export A='3'", '3'],
  ['A=1\nA=2', '2'],
  ['# A=1', undefined],
  ['AA=1\nB=A=2', undefined],
  ['A=', undefined],
])('%p', (text, value) => {
  expect(variableOf('A', {}, [text])).toBe(value)
})

test('the environment is asked first, then the last file that has it', () => {
  expect(variableOf('A', { A: 'own' }, ['A=1'])).toBe('own')
  expect(variableOf('A', {}, ['A=1', 'A=2', 'B=3'])).toBe('2')
})
