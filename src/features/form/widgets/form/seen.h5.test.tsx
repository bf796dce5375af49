import { testPressing, testReading } from '../../../../engine/testing/seen'
import { form } from '.'

const widgets = { form }

testReading(widgets, [
  [
    'form',
    'full',
    [
      'Name',
      '*',
      'field «Name», ≤ 140 = ',
      'Price',
      '¥',
      'field «Price», ≤ 16 = 28.00',
      'Style',
      'button «Style Choose»: Choose',
      'Date',
      '*',
      'button «Date Choose»: Choose',
      'Flavours',
      'group «Flavours»',
      'checkbox (checked): Citrus',
      'checkbox: Coffee',
      'Photos',
      'group «Photos»',
      'button «Add a picture: Photos»: 0/9',
      'Batch',
      'B-11',
      'Aroma wheel',
      'Update the app to fill this in',
      'checkbox: I agree',
      'button: Submit',
      'status',
    ],
  ],
])

testPressing(widgets, [
  [
    'form',
    'full',
    'Style Choose',
    [],
    ['button «Style Choose» (expanded): Choose'],
    ['button «Style Choose»: Choose'],
  ],
  [
    'form',
    'full',
    'Date Choose',
    [],
    ['button «Date Choose» (expanded): Choose'],
    ['button «Date Choose»: Choose'],
  ],
  ['form', 'full', 'Citrus', [], ['checkbox: Citrus'], ['checkbox (checked): Citrus']],
  ['form', 'full', 'Coffee', [], ['checkbox (checked): Coffee'], ['checkbox: Coffee']],
  ['form', 'full', 'Add a picture: Photos', ['chooseMedia image 9']],
  ['form', 'full', 'I agree', [], ['checkbox (checked): I agree'], ['checkbox: I agree']],
  [
    'form',
    'full',
    'Submit',
    [],
    [
      'field «Name», ≤ 140 =  (invalid)',
      'alert: Fill in: Name',
      'alert: Choose: Date',
      'alert: Tick to agree first',
    ],
    ['field «Name», ≤ 140 = '],
  ],
])
