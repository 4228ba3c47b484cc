import { createContext, type ReactNode, useCallback, useContext, useMemo, useRef, useState } from 'react';

interface Toast {
  readonly id: number;
  readonly text: string;
  readonly bad: boolean;
  readonly action?: { readonly title: string; readonly run: () => void };
}

interface Toasts {
  readonly say: (text: string) => void;
  readonly complain: (text: string) => void;
  /** Waits, showing a way back, before it does what cannot be undone afterwards. */
  readonly soon: (text: string, run: () => void, undo?: () => void) => void;
}

const Context = createContext<Toasts | undefined>(undefined);
export const useToasts = (): Toasts => useContext(Context)!;

const SHOWN_MS = 5000;
/** How long a deletion can be taken back. */
export const UNDO_MS = 8000;

export function ToastsProvider({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<readonly Toast[]>([]);
  const next = useRef(1);
  const add = useCallback((toast: Omit<Toast, 'id'>, ms: number, onEnd?: () => void) => {
    const id = next.current++;
    const remove = () => setToasts((all) => all.filter((one) => one.id !== id));
    const timer = setTimeout(() => {
      remove();
      onEnd?.();
    }, ms);
    const action = toast.action && {
      title: toast.action.title,
      run: () => {
        clearTimeout(timer);
        remove();
        toast.action!.run();
      },
    };
    setToasts((all) => [...all.slice(-2), { ...toast, id, ...(action ? { action } : {}) }]);
  }, []);
  const value = useMemo<Toasts>(
    () => ({
      say: (text) => add({ text, bad: false }, SHOWN_MS),
      complain: (text) => add({ text, bad: true }, 2 * SHOWN_MS),
      soon: (text, run, undo) =>
        add({ text, bad: false, action: { title: 'Undo', run: () => undo?.() } }, UNDO_MS, run),
    }),
    [add],
  );
  return (
    <Context value={value}>
      {children}
      <div className="toasts" aria-live="polite">
        {toasts.map(({ id, text, bad, action }) => (
          <div key={id} className="toast" role={bad ? 'alert' : 'status'}>
            <span>{text}</span>
            {action && (
              <button type="button" onClick={action.run}>
                {action.title}
              </button>
            )}
          </div>
        ))}
      </div>
    </Context>
  );
}
