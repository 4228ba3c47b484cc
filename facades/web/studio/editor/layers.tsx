import { ArrowDown, ArrowUp, Eye, EyeOff, Merge, Plus, Trash2 } from 'lucide-react';
import { type Drawing, withLayer, withLayerChanged, withLayerMoved, withMergedDown, withoutLayer } from './drawing.ts';

/** Layers, the topmost first. */
export function Layers({
  drawing,
  layer,
  onLayer,
  onDrawing,
}: {
  drawing: Drawing;
  layer: number;
  onLayer: (layer: number) => void;
  onDrawing: (next: Drawing) => void;
}) {
  const { layers } = drawing;
  const change = (next: Drawing, to: number) => {
    onDrawing(next);
    onLayer(Math.max(0, Math.min(next.layers.length - 1, to)));
  };
  const button = (title: string, Icon: typeof Plus, run: () => void, disabled = false) => (
    <button
      type="button"
      className="button icon-only"
      aria-label={title}
      title={title}
      disabled={disabled}
      onClick={run}
    >
      <Icon className="icon" aria-hidden />
    </button>
  );
  return (
    <section className="layers" aria-label="Layers">
      <h2>Layers</h2>
      <ul>
        {layers
          .map((one, index) => (
            <li key={one.id} className="layer" data-on={index === layer}>
              <button
                type="button"
                className="button ghost icon-only"
                aria-label={`${one.visible ? 'Hide' : 'Show'} ${one.name}`}
                onClick={() => onDrawing(withLayerChanged(drawing, index, { visible: !one.visible }))}
              >
                {one.visible ? <Eye className="icon" aria-hidden /> : <EyeOff className="icon" aria-hidden />}
              </button>
              <button
                type="button"
                className="layer-name cut"
                aria-pressed={index === layer}
                onClick={() => onLayer(index)}
              >
                {one.name}
              </button>
            </li>
          ))
          .toReversed()}
      </ul>
      <div className="layer-bar">
        {button('New layer', Plus, () => change(withLayer(drawing, layer), layer + 1))}
        {button(
          'Layer up',
          ArrowUp,
          () => change(withLayerMoved(drawing, layer, layer + 1), layer + 1),
          layer + 1 >= layers.length,
        )}
        {button(
          'Layer down',
          ArrowDown,
          () => change(withLayerMoved(drawing, layer, layer - 1), layer - 1),
          layer === 0,
        )}
        {button(
          'Merge with the layer below',
          Merge,
          () => change(withMergedDown(drawing, layer), layer - 1),
          layer === 0,
        )}
        {button('Delete the layer', Trash2, () => change(withoutLayer(drawing, layer), layer - 1), layers.length < 2)}
      </div>
    </section>
  );
}
