ALTER TABLE "comments" ADD CONSTRAINT "comments_place" CHECK (case "comments"."depth"
        when 1 then "comments"."parent_id" is null and "comments"."root_id" is null
        else "comments"."depth" between 2 and 4 and "comments"."parent_id" is not null and "comments"."root_id" is not null end);