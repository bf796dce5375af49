import type { ComponentType } from 'react'
import { FIELD_KINDS, type FieldKind, type FieldKindName } from '../../rules/field-kinds'
import type { ControlProps } from './control'
import {
  ColumnsControl,
  DateControl,
  MultiSelectControl,
  RadioControl,
  RegionControl,
  SelectControl,
  SwitchControl,
  TimeControl,
} from './picked'
import { FilesControl, ImagesControl } from './sent'
import {
  AreaControl,
  IdCardControl,
  MobileControl,
  MoneyControl,
  NumberControl,
  PasswordControl,
  TextControl,
} from './typed'

interface Look {
  readonly Control: ComponentType<ControlProps>
  /** `line`: in a bordered row. `group`: several controls under the label. `own`: it says its label itself. */
  readonly frame: 'line' | 'group' | 'own'
}

const line = (Control: Look['Control']): Look => ({ Control, frame: 'line' })
const group = (Control: Look['Control']): Look => ({ Control, frame: 'group' })

const LOOKS: Readonly<Record<FieldKindName, Look>> = {
  text: line(TextControl),
  textarea: line(AreaControl),
  number: line(NumberControl),
  money: line(MoneyControl),
  mobile: line(MobileControl),
  email: line(TextControl),
  idCard: line(IdCardControl),
  password: line(PasswordControl),
  date: line(DateControl),
  time: line(TimeControl),
  region: line(RegionControl),
  select: line(SelectControl),
  columns: line(ColumnsControl),
  radio: group(RadioControl),
  multiSelect: group(MultiSelectControl),
  switch: { Control: SwitchControl, frame: 'own' },
  images: group(ImagesControl),
  files: group(FilesControl),
}

const names = Object.keys(LOOKS) as readonly FieldKindName[]

/** Each kind of field: the control that draws it, and how it is checked, sent and read back. */
export const KINDS: Readonly<Record<string, Look & FieldKind>> = Object.fromEntries(
  names.map((name) => [name, { ...FIELD_KINDS[name], ...LOOKS[name] }]),
)
