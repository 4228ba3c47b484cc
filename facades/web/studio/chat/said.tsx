import { Check, Flame, TriangleAlert } from 'lucide-react';
import { link } from '../app/router.ts';
import { shownPrice } from '../create/use-price.ts';
import { HeatBar } from '../parts/heat-bar.tsx';
import { PixelImage } from '../parts/pixel-image.tsx';
import { type Call, type Message, type Progress, subjectOf } from './conversation.ts';

/** Why it stopped before its end, in words. */
const STOPPED: Readonly<Record<string, string>> = {
  calls: 'It made as many calls as one message may. Say “go on”.',
  rounds: 'It thought as often as one message may. Say “go on”.',
  spend: 'The limit on what one message may spend was reached.',
  time: 'It took as long as one message may. Say “go on”.',
  tokens: 'It read and wrote as much as one message may. Say “go on”.',
  model: 'The model did not answer.',
  revoked: 'The token that asked was revoked.',
};

const ADDRESS = /(https?:\/\/[^\s<>"')\]]+)/;

/** Words in which addresses can be followed. */
function Linked({ text }: { text: string }) {
  return text.split(ADDRESS).map((part, at) =>
    // every second piece is an address
    at % 2 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces are their places
      <a key={at} href={part} target="_blank" rel="noreferrer">
        {part}
      </a>
    ) : (
      part
    ),
  );
}

/** One message: what a user said, or what the assistant said and did. */
export function Said({
  message,
  progress,
  onWord,
}: {
  message: Message;
  progress: ReadonlyMap<string, Progress>;
  /** The user's word on the price. */
  onWord: (message: Message, accept: boolean) => void;
}) {
  if (message.role === 'USER') return <p className="said-user">{message.text}</p>;
  const silent = message.status === 'RUNNING' && !message.parts.length;
  return (
    <div className="said" aria-busy={message.status === 'RUNNING'}>
      {message.parts.map(({ id, text, call }) =>
        call ? (
          <CallRow key={id} call={call} progress={progress.get(id)} />
        ) : (
          <p key={id} className="said-text">
            <Linked text={text ?? ''} />
          </p>
        ),
      )}
      {silent && <p className="dim">It thinks …</p>}
      {message.status === 'AWAITING_CONFIRMATION' && (
        <div className="said-ask" role="group" aria-label="Price to agree to">
          <button type="button" className="fire" onClick={() => onWord(message, true)}>
            <Flame className="icon" aria-hidden /> Yes, spend{' '}
            {shownPrice({ usd: 0, generations: message.proposed ?? 0 })}
          </button>
          <button type="button" className="button" onClick={() => onWord(message, false)}>
            No
          </button>
        </div>
      )}
      {message.status === 'FAILED' && (
        <p className="note bad" role="alert">
          It failed. What was made stays; say it again, or in another way.
        </p>
      )}
      {message.status === 'CANCELED' && <p className="dim small">Stopped.</p>}
      {message.stopped && <p className="note hot">{STOPPED[message.stopped] ?? `Stopped: ${message.stopped}.`}</p>}
    </div>
  );
}

function CallRow({ call, progress }: { call: Call; progress: Progress | undefined }) {
  const { usd, generations } = call.price;
  const running = call.status === 'RUNNING' || call.status === 'PENDING';
  return (
    <div className="call" data-status={call.status}>
      <div className="call-head">
        <b className="cut">{call.title}</b>
        <span className="dim small cut grow">{subjectOf(call.arguments)}</span>
        {(usd > 0 || generations > 0) && <span className="number small">{shownPrice(call.price)}</span>}
        {call.status === 'COMPLETED' && (
          <span className="tag">
            <Check className="icon" aria-hidden /> done
          </span>
        )}
        {call.status === 'FAILED' && (
          <span className="tag bad">
            <TriangleAlert className="icon" aria-hidden /> failed
          </span>
        )}
        {call.status === 'SKIPPED' && <span className="tag">left out</span>}
        {running && (
          <span className="tag hot">{progress?.stage || (call.status === 'PENDING' ? 'waits' : 'works')}</span>
        )}
      </div>
      {running && progress && (
        <div className="call-body">
          <HeatBar fraction={progress.fraction} label={`${call.title}: ${progress.stage}`} />
        </div>
      )}
      {call.status === 'FAILED' && call.result && <p className="call-error">{call.result}</p>}
      {(call.assets.length > 0 || call.pictures.length > 0 || (running && progress?.preview)) && (
        <div className="call-pictures">
          {running && progress?.preview && (
            <span className="call-picture check">
              <PixelImage src={`data:image/png;base64,${progress.preview}`} alt="So far" />
            </span>
          )}
          {call.assets.map(({ id, name, previewUrl }) => (
            <a key={id} className="call-picture check" title={name} {...link(`/asset/${id}`)}>
              {previewUrl ? <PixelImage src={previewUrl} alt={name} /> : <span className="hidden-text">{name}</span>}
            </a>
          ))}
          {call.pictures.map((png) => (
            <img key={png.slice(-64)} className="call-shot" src={`data:image/png;base64,${png}`} alt="What was seen" />
          ))}
        </div>
      )}
    </div>
  );
}
