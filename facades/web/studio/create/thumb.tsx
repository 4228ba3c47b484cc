import { Stage } from './stage.tsx';

/** One of those that were drawn here, to be shown again. */
export function Thumb({ id, on, onShow }: { id: string; on: boolean; onShow: () => void }) {
  return (
    <button type="button" className="thumb" aria-pressed={on} onClick={onShow}>
      <Stage jobId={id} small />
    </button>
  );
}
