type Listener = () => void

class Signal {
  aborted = false
  reason: unknown = undefined
  private listeners = new Set<Listener>()

  addEventListener(_type: string, listener: Listener): void {
    this.listeners.add(listener)
  }

  removeEventListener(_type: string, listener: Listener): void {
    this.listeners.delete(listener)
  }

  throwIfAborted(): void {
    if (this.aborted) throw this.reason
  }

  fire(reason: unknown): void {
    if (this.aborted) return
    this.aborted = true
    this.reason = reason
    for (const listener of this.listeners) listener()
  }
}

class Controller {
  readonly signal = new Signal()

  abort(reason: unknown = new Error('aborted')): void {
    this.signal.fire(reason)
  }
}

const scope = globalThis as { AbortController?: unknown; AbortSignal?: unknown }
if (typeof scope.AbortController === 'undefined') {
  scope.AbortController = Controller
  scope.AbortSignal = Signal
}

const objects = Object as { hasOwn?: (object: object, key: PropertyKey) => boolean }
if (!objects.hasOwn) {
  const owns = Object.prototype.hasOwnProperty
  objects.hasOwn = (object, key) => owns.call(object, key)
}

export {}
