import './decision.scss'
import { type ReactNode, useState } from 'react'
import type { TextKey } from '../../shared/l10n'
import { Button } from '../../ui/button/button'
import { FormField } from '../../ui/form-field/form-field'
import { Text, View } from '../../ui/primitives/elements'
import { TextArea } from '../../ui/primitives/fields'
import { useServices } from '../services'
import { FormSheet } from './form-sheet'
import { useForm } from './use-form'
import { useSubmit } from './use-submit'

/** As many characters as the server takes of a reason. */
const REASON_LENGTH = 200

/** A refusal says why. */
export type Answer =
  | { readonly isApproved: true }
  | { readonly isApproved: false; readonly reason: string }

export interface DecisionWords {
  readonly approve: string
  /** What the button is called among others of its kind. */
  readonly approveNamed: string
  /** Said once it was taken. */
  readonly approved: string
  readonly refuse: string
  readonly refuseNamed: string
  readonly refused: string
  /** Above the field for it. */
  readonly reason: string
  readonly reasonHint?: string
  readonly needReason: TextKey
}

interface Options<T> {
  readonly words: (one: T) => DecisionWords
  /** Sends the answer. What it rejects with is said beside the answer. */
  readonly decide: (one: T, answer: Answer) => Promise<unknown>
  /** Tells what is decided about from what came of it since. */
  readonly keyOf: (one: T) => string
}

export interface Decisions<T> {
  /** The two buttons of a row that waits, and above them why an answer was not taken. */
  readonly buttons: (one: T) => ReactNode
  /** Where a reason is written. It stands outside the rows: a row may go while it is still read. */
  readonly sheet: ReactNode
}

/** What waits for somebody who approves it, or says why not. */
export function useDecisions<T>({ words, decide, keyOf }: Options<T>): Decisions<T> {
  const [refused, setRefused] = useState<T>()
  const [isOpen, setIsOpen] = useState(false)
  return {
    buttons: (one) => (
      <DecisionButtons
        words={words(one)}
        onApprove={() => decide(one, { isApproved: true })}
        onRefuse={() => {
          setRefused(one)
          setIsOpen(true)
        }}
      />
    ),
    sheet: refused !== undefined && (
      <RefuseSheet
        key={keyOf(refused)}
        words={words(refused)}
        open={isOpen}
        onClose={() => setIsOpen(false)}
        onRefuse={(reason) => decide(refused, { isApproved: false, reason })}
      />
    ),
  }
}

interface ButtonsProps {
  readonly words: DecisionWords
  readonly onApprove: () => Promise<unknown>
  readonly onRefuse: () => void
}

function DecisionButtons({ words, onApprove, onRefuse }: ButtonsProps) {
  const { host } = useServices()
  const { busy, problem, run } = useSubmit()
  async function approve(): Promise<void> {
    if (await run(onApprove)) host.toast(words.approved)
  }
  return (
    <>
      {problem && (
        <Text className='tp-decision__problem' role='alert'>
          {problem}
        </Text>
      )}
      <View className='tp-decision'>
        <Button size='s' kind='ghost' disabled={busy} label={words.refuseNamed} onTap={onRefuse}>
          {words.refuse}
        </Button>
        <Button size='s' loading={busy} label={words.approveNamed} onTap={() => void approve()}>
          {words.approve}
        </Button>
      </View>
    </>
  )
}

interface RefuseProps {
  readonly words: DecisionWords
  readonly open: boolean
  readonly onClose: () => void
  readonly onRefuse: (reason: string) => Promise<unknown>
}

function RefuseSheet({ words, open, onClose, onRefuse }: RefuseProps) {
  const { host } = useServices()
  const form = useForm({
    initial: { reason: '' },
    check: ({ reason }) => ({ reason: reason.trim() === '' ? words.needReason : undefined }),
  })
  async function send(): Promise<void> {
    if (!(await form.submit(({ reason }) => onRefuse(reason.trim())))) return
    host.toast(words.refused)
    onClose()
  }
  return (
    <FormSheet
      open={open}
      onClose={onClose}
      title={words.refuseNamed}
      submitText={words.refuse}
      form={form}
      onSubmit={send}
    >
      <FormField
        label={words.reason}
        required
        hint={words.reasonHint}
        error={form.problemOf('reason')}
      >
        <TextArea
          label={words.reason}
          value={form.values.reason}
          maxLength={REASON_LENGTH}
          rows={4}
          invalid={form.problemOf('reason') !== undefined}
          onChange={(reason) => form.set({ reason })}
        />
      </FormField>
    </FormSheet>
  )
}
