import { useRef } from 'react'
import { useForm } from '../../../../engine/actions/use-form'
import { useOnce } from '../../../../engine/actions/use-once'
import { useSubmit } from '../../../../engine/actions/use-submit'
import { type DraftRules, useDraft } from '../../../../engine/data/use-draft'
import { errorText } from '../../../../engine/error-text'
import { usePage } from '../../../../engine/page/page-context'
import { useServices } from '../../../../engine/services'
import { isRefusal } from '../../../../errors'
import { useTranslate } from '../../../../i18n'
import { isObject } from '../../../../shared/json'
import { moneyText, parseMoney } from '../../../../shared/money'
import { newRequestId } from '../../../../shared/transport'
import { Button } from '../../../../ui/button/button'
import { TextField } from '../../../../ui/form-field/form-field'
import type { FieldType } from '../../../../ui/primitives/types'
import { Sheet } from '../../../../ui/sheet/sheet'
import { Notice } from '../../../../ui/states/states'
import { useOutbox } from '../../../outbox'
import {
  addCommand,
  COMMANDS,
  type CommandKind,
  type DeviceChanges,
  type DeviceCommand,
  type DeviceConfig,
  type ShownDevice,
} from '../../contract'

/** A command that the server has not confirmed: it is sent again under its name, and taken once. */
export interface Wish {
  readonly requestId: string
  readonly kind: CommandKind
  readonly changes: DeviceChanges
  readonly state: 'sending' | 'failed'
}

type Kept = readonly Wish[]
const NONE: Readonly<Record<string, Kept>> = { wishes: [] }
const isWish = (value: unknown): value is Wish =>
  isObject(value) &&
  typeof value.requestId === 'string' &&
  isObject(value.changes) &&
  COMMANDS.some((kind) => kind === value.kind)

const WISHES: DraftRules<Kept> = {
  keep: (values) => values,
  restore: ({ wishes }) => ({
    // Whoever waited for the answer is gone: if it was taken, it is found in the log.
    ...(Array.isArray(wishes) && {
      wishes: wishes.filter(isWish).map((each) => ({ ...each, state: 'failed' as const })),
    }),
  }),
}

/** What is told to a device: kept on the phone until it stands in the log, so that nothing is told twice. */
export function useCommands(deviceId: string, log: readonly DeviceCommand[]) {
  const { host } = useServices()
  const { isLeft } = usePage()
  const box = useOutbox()
  const t = useTranslate()
  const draft = useDraft<Kept>({ form: 'commands', entry: deviceId, initial: NONE, rules: WISHES })
  const { set } = draft
  const change = (next: (before: Kept) => Kept) => set('wishes', (before) => next(before ?? []))
  const wishes = (draft.values.wishes ?? []).filter(
    (wish) => !log.some(({ requestId }) => requestId === wish.requestId),
  )
  const drop = (id: string) =>
    change((before) => before.filter(({ requestId }) => requestId !== id))
  const mark = (id: string, state: Wish['state']) =>
    change((before) => before.map((each) => (each.requestId === id ? { ...each, state } : each)))

  /** One after the other: what is told first arrives first. */
  const line = useRef(Promise.resolve())
  function send({ requestId, kind, changes }: Wish, after: () => Promise<unknown>): void {
    line.current = line.current.then(async () => {
      try {
        await addCommand({ body: { deviceId, requestId, kind, changes } }, { quiet: true })
        await after()
        drop(requestId)
      } catch (error) {
        // A refusal is an answer; after anything else nobody knows.
        if (isRefusal(error)) drop(requestId)
        else mark(requestId, 'failed')
        if (!isLeft() || isRefusal(error)) host.toast(errorText(error, t))
      }
    })
  }
  return {
    wishes,
    /** Gives one up; what waits to be sent is taken back. */
    drop(id: string) {
      box?.undo(id)
      drop(id)
    },
    tell(kind: CommandKind, changes: DeviceChanges, after: () => Promise<unknown>) {
      const wish: Wish = { requestId: newRequestId(), kind, changes, state: 'sending' }
      change((before) => [...before, wish])
      send(wish, after)
    },
    again(wish: Wish, after: () => Promise<unknown>) {
      mark(wish.requestId, 'sending')
      send(wish, after)
    },
  }
}
export type Commands = ReturnType<typeof useCommands>

/**
 * How a sheet sends what it asks for.
 *
 * @returns `send` goes once for what stands in the sheet, says so and closes it; it rejects with what `work`
 * rejects with.
 */
export function useSheet(onClose: () => void, onDone: () => Promise<unknown>) {
  const { host } = useServices()
  const once = useOnce()
  const sender = useSubmit()
  async function send(wish: string, work: (requestId: string) => Promise<unknown>, done: string) {
    await once(work, wish)
    host.toast(done)
    onClose()
    await onDone()
  }
  return { sender, send }
}

interface FieldRule {
  readonly key: keyof DeviceConfig
  readonly type: FieldType
  /** undefined for what is none. */
  readonly read: (text: string, device: ShownDevice) => string | number | undefined
  readonly write: (value: never) => string
  /** Only of a device that keeps a temperature. */
  readonly keeps?: true
}

const within = (value: number, from: number, to: number) =>
  Number.isInteger(value) && value >= from && value <= to ? value : undefined
const CLOCK = /^([01]\d|2[0-3]):[0-5]\d$/
const words = (key: 'name' | 'place', least: number, most: number): FieldRule => ({
  key,
  type: 'text',
  write: (value: string) => value,
  read: (text) =>
    text.trim().length >= least && text.trim().length <= most ? text.trim() : undefined,
})
const clock = (key: 'opens' | 'closes'): FieldRule => ({
  key,
  type: 'text',
  write: (value: string) => value,
  read: (text) => (CLOCK.test(text.trim()) ? text.trim() : undefined),
})
const warmth = (text: string) =>
  text.trim() === '' ? Number.NaN : Math.round(Number(text.replace('−', '-')) * 10)
const asDegrees = (value: number) => String(value / 10)
const count = (key: 'lowAt' | 'silentAfter', from: number, to: number): FieldRule => ({
  key,
  type: 'number',
  write: String,
  read: (text) => (text === '' ? undefined : within(Number(text), from, to)),
})

const FIELDS: readonly FieldRule[] = [
  words('name', 1, 30),
  words('place', 0, 60),
  {
    key: 'price',
    type: 'digit',
    write: (value: number) => moneyText(value).slice(1),
    read: (text) => within(parseMoney(text) ?? 0, 1, 100_000),
  },
  clock('opens'),
  clock('closes'),
  {
    key: 'target',
    // The keys for digits have no minus.
    type: 'text',
    write: asDegrees,
    keeps: true,
    read: (text, { range }) => range && within(warmth(text), range.from, range.to),
  } as FieldRule,
  {
    key: 'warmAt',
    type: 'text',
    write: asDegrees,
    read: (text) => within(warmth(text), -300, 1200),
  },
  count('lowAt', 0, 50),
  count('silentAfter', 1, 1440),
]

const RULES: DraftRules<string> = {
  keep: (values) => values,
  restore: (kept) =>
    Object.fromEntries(
      FIELDS.flatMap(({ key }) => (typeof kept[key] === 'string' ? [[key, kept[key]]] : [])),
    ),
}

type Typed = Readonly<Record<string, string>>

interface ConfigProps {
  readonly device: ShownDevice
  readonly onClose: () => void
  readonly onSave: (changes: DeviceChanges) => void
}

/** What an owner sets; what was typed and not saved is found again. */
export function ConfigSheet({ device, onClose, onSave }: ConfigProps) {
  const t = useTranslate()
  const { id, wanted, range } = device
  const fields = FIELDS.filter(({ keeps }) => !keeps || range)
  const initial = Object.fromEntries(
    fields.map(({ key, write }) => [key, write(wanted[key] as never)]),
  )
  const draft = useDraft<string>({ form: 'device', entry: id, initial, rules: RULES })
  const readAll = (values: Typed) =>
    fields.map(({ key, read }) => ({ key, value: read(values[key] ?? '', device) }))
  const form = useForm<Typed>({
    initial,
    draft,
    live: true,
    check: (values) =>
      Object.fromEntries(
        readAll(values).flatMap(({ key, value }) =>
          value === undefined ? [[key, `device.form.wrong.${key}` as const]] : [],
        ),
      ),
  })
  const changes = Object.fromEntries(
    readAll(form.values)
      .filter(({ key, value }) => value !== wanted[key])
      .map(({ key, value }) => [key, value]),
  ) as DeviceChanges

  async function save(): Promise<void> {
    // Told, not asked: the answer comes to the list of what was told.
    if (await form.submit(async () => onSave(changes))) onClose()
  }
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('device.do.config')}
      closeLabel={t('common.close')}
      footer={
        <Button block size='l' disabled={Object.keys(changes).length === 0} onTap={save}>
          {t('device.form.save')}
        </Button>
      }
    >
      {draft.restored && (
        <Notice
          className='tp-device__hint'
          actionText={t('device.form.discard')}
          onAction={draft.discard}
        >
          {t('device.form.restored')}
        </Notice>
      )}
      {device.status === 2 && (
        <Notice className='tp-device__hint' icon='wifi-off'>
          {t('device.form.offline')}
        </Notice>
      )}
      {fields.map(({ key, type }) => (
        <TextField
          key={key}
          label={t(`device.form.${key}`)}
          hint={key === 'target' && range ? t('device.form.range', hintOf(range)) : undefined}
          error={form.problemOf(key)}
          field={{ ...form.text(key), type }}
        />
      ))}
    </Sheet>
  )
}

const hintOf = ({ from, to }: { from: number; to: number }) => ({ from: from / 10, to: to / 10 })
