import { toPhoneProof } from './answers'

test.each([
  [
    { code: 'p1', encryptedData: 'd', iv: 'i' },
    { kind: 'code', code: 'p1' },
  ],
  [
    { encryptedData: 'd', iv: 'i' },
    { kind: 'encrypted', encrypted: { data: 'd', iv: 'i' } },
  ],
  [{ errMsg: 'getPhoneNumber:fail user deny' }, undefined],
  [{ code: 7 }, undefined],
  [null, undefined],
])('%j is %j', (answer, proof) => {
  expect(toPhoneProof(answer)).toEqual(proof)
})
