"""Two pairs of hands: a student takes a pulse and looks at her watch. Nothing but hands and things."""
import sys,os; sys.path.insert(0,os.path.dirname(os.path.abspath(__file__))); from tools import *
from figure import _hand
G='ma1'; reset(); cyc(G,z=-.12,y=9,r=3,w=30)
box(0,0,-.1,1.5,.86,.1,'wood',.03,seg=4)
with at(0,-.44): zari(1.44,-.09,.075,'in9')
box(0,.02,0,1.16,.56,.014,'cl0',.006); [box(0,.02+s*.24,.013,1.16,.022,.003,'ma5',0) for s in(-1,1)]
def forearm(a,b,skin,sleeve=None,edge='tu5',r=.046):
    a,b=Vector(a),Vector(b); d=(b-a).normalized(); tube([a,b],r,skin,radii=[1.15,.66]); ball(*b,r*.64,skin,sub=3)
    if sleeve: q=a+d*((b-a).length*.42); tube([a,q],r*1.28,sleeve,radii=[1.1,.98]); tube([q-d*.018,q],r*1.3,edge)
    return b,d
# the patient's arm, palm up on a folded towel
box(.22,.06,.014,.3,.26,.05,'in5',.022,seg=4); box(.22,.06,.05,.3,.262,.012,'in3',.004)
w,d=forearm((.74,.1,.1),(.2,.06,.105),'skin3','tu5','ma5'); _hand(-1,w,d,'skin3')
# the student's hand, three fingers on the wrist
w,d=forearm((.0,.72,.34),(.3,.165,.19),'skin1','cl0','in7'); _hand(1,w,Vector((.25,-.93,-.28)).normalized(),'skin1')
# her other wrist with the watch
w,d=forearm((-.5,.72,.26),(-.27,.14,.075),'skin1','cl0','in7'); _hand(1,w,Vector((.42,-.9,-.06)).normalized(),'skin1')
c=Vector(w)-d*.05; tube([c-d*.014,c+d*.014],.04,'in8'); cyl(c.x,c.y-.012,c.z+.03,.03,.014,'tu5',rx=24); cyl(c.x,c.y-.015,c.z+.044,.024,.003,'cl0',rx=24)
with at(-.4,-.16,.014,-24,.3): stethoscope('in8')
with at(-.05,-.2,.014,8): box(0,0,0,.2,.14,.008,'ne7',.003); box(0,0,.008,.18,.12,.003,'paper',.001); [box(-.01*(k%2),.036-.018*k,.011,.13-.03*(k%3==2),.004,.001,'in5',0) for k in range(5)]
tube([(.08,-.26,.026),(.2,-.17,.026)],.007,'ma5')
with at(.5,-.18,.014): cyl(0,0,0,.06,.09,'cl0',bev=.008); [ball(.03*math.cos(a*1.26),.03*math.sin(a*1.26),.1,.026,'cl0',sub=3) for a in range(5)]; cyl(0,0,.03,.0605,.02,'ma5')
hour('morning',-44)
shoot('hands',dict(a=((.04,.03,.06),1.95,-5,46,60)),bounces=4,ground=G)
