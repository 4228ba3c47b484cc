-- AlterTable
ALTER TABLE "image" ADD COLUMN     "duration_ms" INTEGER,
ADD COLUMN     "keypoints" JSONB,
ADD COLUMN     "label" TEXT;

-- AlterTable
ALTER TABLE "job_event" ADD COLUMN     "label" TEXT;
