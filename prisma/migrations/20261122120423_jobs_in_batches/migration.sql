-- DropForeignKey
ALTER TABLE "outbox" DROP CONSTRAINT "outbox_job_id_fkey";

-- DropIndex
DROP INDEX "job_account_id_status_idx";

-- DropIndex
DROP INDEX "job_status_lease_until_idx";

-- AlterTable
ALTER TABLE "job" DROP COLUMN "queued_at",
ADD COLUMN     "lane" TEXT NOT NULL DEFAULT 'engine',
ADD COLUMN     "worker_id" UUID;

-- DropTable
DROP TABLE "outbox";

-- By hand: what schema.prisma cannot say.

-- Of all jobs that ever were, these few are asked for many times a second.
CREATE INDEX "job_due_idx" ON "job" ("lane", "priority", "created_at") WHERE "status" = 'QUEUED';
CREATE INDEX "job_held_idx" ON "job" ("lease_until") WHERE "status" = 'RUNNING';
CREATE INDEX "job_unfinished_idx" ON "job" ("account_id") WHERE "status" IN ('QUEUED', 'RUNNING');

-- Each job's row is written three times within a moment.
ALTER TABLE "job" SET (fillfactor = 80, autovacuum_vacuum_scale_factor = 0.05, autovacuum_vacuum_cost_delay = 0);

-- Takes requests for jobs: for each the account is locked, a key that was used before is looked up, the unfinished jobs
-- are counted, the price is held; what is accepted is written together at the end. src/jobs/enqueue.ts calls it.
--   requests  [{n, account, operation, key, hash, kind, lane, priority, attempts, parts: [{id, estimate, usd, generations}]}]
--   payloads  the payloads of all parts, in their order
-- A request gives a row a part ('taken'), or one row: 'known' (job: the first job of that key), 'many' (active: how many
-- are unfinished), 'unpaid', 'gone' (no such account). An account pays in dollars while they suffice, else in generations.
CREATE FUNCTION enqueue_jobs(requests jsonb, payloads jsonb, max_active int)
RETURNS TABLE (n int, verdict text, job uuid, unit unit, cost bigint, active int, at timestamptz)
LANGUAGE plpgsql AS $$
#variable_conflict use_column
DECLARE
  asked record;
  part record;
  holder uuid;
  usd bigint;
  generations bigint;
  usd_left bigint;
  generations_left bigint;
  unfinished int;
  known uuid;
  paid boolean;
  request_units unit[];
  request_costs bigint[];
  -- of all requests that are accepted
  ids uuid[] := '{}';
  units unit[] := '{}';
  costs bigint[] := '{}';
  taken int[] := '{}';
BEGIN
  -- One order of accounts for all who lock several.
  FOR asked IN
    SELECT r.* FROM jsonb_to_recordset(requests)
      AS r (n int, account uuid, operation text, key text, hash text, parts jsonb) ORDER BY r.account, r.n
  LOOP
    IF holder IS DISTINCT FROM asked.account THEN
      IF holder IS NOT NULL THEN
        UPDATE account SET usd_micros = usd, generations = generations_left WHERE id = holder
          AND (usd_micros, account.generations) IS DISTINCT FROM (usd, generations_left);
      END IF;
      holder := asked.account;
      SELECT a.usd_micros, a.generations INTO usd, generations FROM account a WHERE a.id = holder FOR NO KEY UPDATE;
      generations_left := generations;
      IF usd IS NULL THEN
        holder := NULL;
        RETURN QUERY SELECT asked.n, 'gone', NULL::uuid, NULL::unit, NULL::bigint, NULL::int, NULL::timestamptz;
        CONTINUE;
      END IF;
      unfinished := NULL;
    END IF;
    IF asked.key IS NOT NULL THEN
      SELECT j.id INTO known FROM job j
        WHERE j.account_id = holder AND j.operation = asked.operation AND j.idempotency_key = asked.key;
      IF known IS NOT NULL THEN
        RETURN QUERY SELECT asked.n, 'known', known, NULL::unit, NULL::bigint, NULL::int, NULL::timestamptz;
        CONTINUE;
      END IF;
    END IF;
    IF unfinished IS NULL THEN
      SELECT count(*) INTO unfinished FROM
        (SELECT FROM job j WHERE j.account_id = holder AND j.status IN ('QUEUED', 'RUNNING') LIMIT max_active) AS u;
    END IF;
    IF unfinished + jsonb_array_length(asked.parts) > max_active THEN
      RETURN QUERY SELECT asked.n, 'many', NULL::uuid, NULL::unit, NULL::bigint, unfinished, NULL::timestamptz;
      CONTINUE;
    END IF;
    paid := true;
    usd_left := usd;
    generations := generations_left;
    request_units := '{}';
    request_costs := '{}';
    FOR part IN SELECT p.* FROM jsonb_to_recordset(asked.parts) AS p (usd bigint, generations bigint) LOOP
      IF part.usd <= usd_left THEN
        usd_left := usd_left - part.usd;
        request_units := request_units || 'USD'::unit;
        request_costs := request_costs || part.usd;
      ELSIF part.generations <= generations THEN
        generations := generations - part.generations;
        request_units := request_units || 'GENERATIONS'::unit;
        request_costs := request_costs || part.generations;
      ELSE
        paid := false;
        EXIT;
      END IF;
    END LOOP;
    IF NOT paid THEN
      RETURN QUERY SELECT asked.n, 'unpaid', NULL::uuid, NULL::unit, NULL::bigint, NULL::int, NULL::timestamptz;
      CONTINUE;
    END IF;
    usd := usd_left;
    generations_left := generations;
    unfinished := unfinished + jsonb_array_length(asked.parts);
    ids := ids || (SELECT array_agg((p.value ->> 'id')::uuid ORDER BY p.ordinality)
                   FROM jsonb_array_elements(asked.parts) WITH ORDINALITY p);
    units := units || request_units;
    costs := costs || request_costs;
    taken := taken || asked.n;
  END LOOP;
  IF holder IS NOT NULL THEN
    UPDATE account SET usd_micros = usd, generations = generations_left WHERE id = holder
      AND (usd_micros, account.generations) IS DISTINCT FROM (usd, generations_left);
  END IF;
  IF cardinality(ids) = 0 THEN RETURN; END IF;

  RETURN QUERY
  WITH asked_parts AS (
    SELECT r.n, r.account, r.operation, r.key, r.hash, r.kind, r.lane, r.priority, r.attempts,
      p.value AS part, p.ordinality AS number,
      row_number() OVER (ORDER BY r.position, p.ordinality) AS place
    FROM ROWS FROM (jsonb_to_recordset(requests) AS (n int, account uuid, operation text, key text, hash text,
        kind text, lane text, priority job_priority, attempts int, parts jsonb)) WITH ORDINALITY
        AS r (n, account, operation, key, hash, kind, lane, priority, attempts, parts, position),
      jsonb_array_elements(r.parts) WITH ORDINALITY p
  ), accepted AS (
    SELECT a.*, c.id, c.unit, c.cost FROM asked_parts a
      JOIN unnest(ids, units, costs) AS c (id, unit, cost) ON c.id = (a.part ->> 'id')::uuid
  ), written AS (
    INSERT INTO job (id, account_id, kind, lane, priority, payload, estimate_ms, max_attempts, unit, cost, operation,
      idempotency_key, request_hash)
    SELECT a.id, a.account, a.kind, a.lane, a.priority, payloads -> (a.place - 1)::int, (a.part ->> 'estimate')::int,
      a.attempts, a.unit, a.cost, a.operation || CASE WHEN a.number > 1 THEN '#' || (a.number - 1) ELSE '' END,
      a.key, a.hash
    FROM accepted a
    RETURNING job.id, job.created_at
  ), held AS (
    INSERT INTO ledger_entry (account_id, job_id, kind, unit, amount)
    SELECT a.account, a.id, 'HOLD', a.unit, -a.cost FROM accepted a ORDER BY a.place
  )
  SELECT a.n, 'taken', a.id, a.unit, a.cost, NULL::int, w.created_at FROM accepted a JOIN written w ON w.id = a.id
  ORDER BY a.place;
END
$$;
